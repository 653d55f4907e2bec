interface S1 {}
let known: S1;
let unknown: S9;
