class Person
  attr_reader :name, :age
  attr_writer :password
  attr_accessor :email, "phone"
  attr :plain
  private attr_reader :secret
  attr_reader :"quoted", *MORE
  attr_reader(
    :last
  )

  def build
    self.class.send(:attr_reader, :dynamic)
  end
end
