class A {}
;
interface B {}
class C {}
