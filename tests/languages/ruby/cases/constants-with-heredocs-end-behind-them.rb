class Query
  SQL = <<~SQL.freeze
    select 1
  SQL

  PAIR = [<<~A, <<~B]
    a
  A
    b
  B

  SHORT = 1

  def text
    <<~TEXT
      x
    TEXT
  end
end
