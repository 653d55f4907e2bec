def total
  1
end

def before_and_after
  first = total
  total = 2
  total
  total()
  first
end

def parameter(total)
  total
  total(1)
end

def blocks(list)
  list.each { |total| total }
  list.each { |x| seen = total }
  seen = nil
  list.each { |x| seen = total }
  seen
end

def patterns(value)
  case value
  in { name: total }
    total
  in [Integer => other, *rest]
    other + rest
  end
end
