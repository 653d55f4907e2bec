def all(a, b = 1, *rest, c, d:, e: 2, **options, &block)
end

def destructured((x, (y, *z)), w)
end

def anonymous(*, **, &)
end

def forwarded(...)
end

def mixed(first, ...)
end

def no_keywords(**nil)
end

def without_brackets a, b = {}, *c
end

def none
end

def defaults(a = [1, 2], b = call(1, 2), c: "a, b", d: -> (x) { x }, long: "a string that is much too long to show")
end
