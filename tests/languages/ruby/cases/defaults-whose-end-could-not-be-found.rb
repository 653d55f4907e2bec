def match(text, open = /\(/, close = ?), kind: :")", list: %i[a ( b], plain: %w[a b])
end

def write(text = <<~TEXT, mode = "w")
  not ) code
TEXT
  text
end
