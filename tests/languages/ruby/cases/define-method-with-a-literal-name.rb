class Proxy
  define_method(:forward) { |target, *args, key: 1, &block| target }
  define_method "with-dash" do |a, b = 2|
    a
  end
  define_method(:from_lambda, ->(x, y) { x })
  define_method(:from_method, instance_method(:forward))
  define_method(name) { }
  define_method("made_#{up}") { }
  define_singleton_method(:build) { |x| x }
  [:a].each { |n| define_method(n) { } }
  private define_method(:quiet) { }
  other.define_method(:elsewhere) { }
end
