function objectDefault() {}
function orAssigned() {}
function added() {}
function typeOf() {}
function negated() {}
function looped() {}
function keys() {}
function loopCondition() {}
function caseLabel() {}
function computedKey() {}
function condition() {}
function template() {}
function index() {}
function indexed() {}
function spread() {}
function instance() {}
function thrown() {}
function parameterDefault() {}
function patternDefault() {}
function computedMethod() {}
function field() {}
function jsx() {}
function jsxSpread() {}

function inObjectDefault(given) {
  const { x = objectDefault } = given;
}
function inOrAssigned(given) {
  given ||= orAssigned;
}
function inAdded(given) {
  given += added;
}
function inTypeOf(given) {
  given = typeof typeOf;
}
function inNegated(given) {
  given = !negated;
}
function inLooped(given) {
  for (const one of looped) given(one);
}
function inKeys(given) {
  for (const key in keys) given(key);
}
function inLoopCondition(given) {
  for (; loopCondition; ) given();
}
function inCaseLabel(given) {
  switch (given) { case caseLabel: }
}
function inComputedKey(given) {
  given = { [computedKey]: 1 };
}
function inCondition(given) {
  if (condition) given();
}
function inTemplate(given) {
  given = `${template}`;
}
function inIndex(given) {
  given = given[index];
}
function inIndexed(given) {
  given = indexed[0];
}
function inSpread(given) {
  given(...spread);
}
function inInstance(given) {
  given = given instanceof instance;
}
function inThrown(given) {
  throw thrown;
}
function inParameterDefault(given) {
  given = (other = parameterDefault) => other;
}
function inPatternDefault(given) {
  given = ({ other = patternDefault }) => other;
}
function inComputedMethod(given) {
  given = class { [computedMethod]() {} };
}
function inField(given) {
  given = class { held = field; };
}
function inJsx(given) {
  given = <T a={jsx}>{jsx}</T>;
}
function inJsxSpread(given) {
  given = <T {...jsxSpread}/>;
}
const settings = { size: 1, list: [] };
function inMembers() {
  settings.size = settings.list.length;
  settings.list.push(1);
}
const tools = require('tools');
function importedIsNone() {
  tools.use();
}
