function a(){} function b(){}
(function(f, g){ f(); g(); })(a, b);
(function(f){ f = b; f(); })(a);
(function(f = b){ f(); })(a);
(function({f}){ f(); })({f: a});
(function(...f){ f(); })(a);
(function(f, g){ g(); })(...[a], b);
(function(f){ f(); }).call(this, a);
(function(f){ f(); }).apply(this, [a]);
(function(f){ f(); }).bind(this, a)();
new (function(f){ f(); })(a);
(async (f) => { await f(); })(a);
(f => f())(a);
(function self(f){ if (f) self(null); f(); })(a);
((f) => { (() => f())(); })(b);
x(function(f){ f(); })(a);
(function(f){ return arguments.callee(b) || f(); })(a);
(function*(f){ f(); })(a);
