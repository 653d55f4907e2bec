const util = require('util');
const { EventEmitter } = require('events');
function A() { this.init(); }
A.prototype.init = function () {};
A.prototype.m = function () { this.n(); };
A.prototype.n = function () {};
function B() { A.call(this); }
B.prototype = Object.create(A.prototype, { constructor: { value: B } });
B.prototype.constructor = B;
B.prototype.n = function () { this.m(); this.init(); A.prototype.n.call(this); };
function C() {}
util.inherits(C, B);
C.prototype.o = function () { this.n(); this.gone(); };
function D() {}
D.prototype = new A();
D.prototype.p = function () { this.m(); };
function E() {}
util.inherits(E, EventEmitter);
E.prototype.q = function () { this.r(); this.emit('x'); };
E.prototype.r = function () {};
function F() {}
F.prototype = Object.create(A.prototype);
F.prototype = Object.create(E.prototype);
F.prototype.s = function () { this.m(); };
function G() {}
Object.setPrototypeOf(G.prototype, A.prototype);
G.prototype.t = function () { this.m(); };
function H() {}
H.prototype.u = function () { this.m(); };
new B().m(); new C().o(); new D().m(); new G().m();
class K extends B { v() { this.m(); } }
function L() {}
L.prototype = Object.create(A.prototype);
Object.assign(L.prototype, EventEmitter.prototype);
L.prototype.w = function () { this.m(); };   // it may have one of its own
function M() {}
M.prototype = Object.create(A.prototype);
for (const key of ['m']) M.prototype[key] = key;
M.prototype.x = function () { this.m(); };
