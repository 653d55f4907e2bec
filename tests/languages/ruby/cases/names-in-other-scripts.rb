class Größe
  def länge(größe:); end
end
