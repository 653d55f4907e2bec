class A; def b; end; def c(d) = d; X = 1; attr_reader :e; end; module F; end
