function cast() {}
function nonNull() {}
function instantiated() {}
function typeQuery() {}
function enumValue() {}
function typeOfParameter() {}

function inCast(given: any) {
  given = cast as any;
}
function inNonNull(given: any) {
  given = nonNull!;
}
function inInstantiated(given: any) {
  given = instantiated<string>;
}
function inTypeQuery(given: any) {
  let other: typeof typeQuery;
}
function inEnumValue(given: any) {
  enum Names { First = enumValue }
}
function inTypeOfParameter(given: any) {
  function inner(other: ReturnType<typeof typeOfParameter>) {}
}
