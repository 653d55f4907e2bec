function f() {}
function g() {}
function h() {}
function decoy() {}

function run({ step, other: renamed, late = decoy, ...rest }, done) {
  step();
  renamed();
  late();
  rest.more();
  done();
}
run({ step: f, other: g, more: decoy }, h);

function whole(options) {
  options.step();
}
whole({ step: f });
whole({ step: g });

function passes(options) {
  whole(options);
  options.step();
}
passes({ step: h });

const decide = ({ step }) => step();
decide({ step: h });

function hides({ f: unknown }) {
  f();
}
