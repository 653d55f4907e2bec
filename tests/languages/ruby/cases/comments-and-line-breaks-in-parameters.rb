def spread(
  first, # the first
  second = [
    1, 2,
  ], # the second
  key:, # needed
  option: nil
)
end

def continued first,
              second
end
