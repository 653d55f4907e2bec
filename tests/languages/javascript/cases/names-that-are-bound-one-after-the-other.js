function a(){} function b(){} function c(){}
// loop around: closures, conditions
let x1 = a; x1 = b; for (;;) { x1(); x1 = c; }
let x2 = a; if (a) x2 = b; x2();
let x3 = a; for (x3 = b; ; x3 = c) x3();
let x4 = a; const k4 = () => { x4(); }; x4 = b; k4();
let x5 = a; x5 ||= b; x5();
let x6 = a; a && (x6 = b); x6();
let x7 = a; x7 = x7(x7 = b); x7();
function m(p) { p = a; p(); p = b; p(); }
function n(q) { q(); q = a; q(); }
n(c);
function o() { var f = a; { f = b; f(); } f(); }
function r() { let f; f = a; f(); f = b; f(); try { f = c; f(); } catch (e) { f(); } }
function s() { let f = a; lab: { f = b; break lab; } f(); }
switch (1) { case 1: var y = a; y = b; y(); case 2: y(); }
function t() { f(); var f = a; f(); f = b; f(); }
class K { m(){} } class L { m(){} n(){} }
let z = new K(); z.m(); z = new L(); z.m(); z.n();
function u() { let w = new K(); w.m(); w = w.n ? new L() : null; w.m(); }
let g1 = a, g2 = b; [g1, g2] = [g2, g1]; g1();
