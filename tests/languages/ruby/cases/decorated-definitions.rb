class Worker
  memoize def cached; end
  private memoize def both; end
  private_class_method memoize(def self.own; end)
  deprecate def old; end, "why"
  public

  def plain; end
end
