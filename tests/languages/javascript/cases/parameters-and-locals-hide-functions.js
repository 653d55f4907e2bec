function run() {}
function stop() {}

function byParameter(run) {
  run();
}

function byLocal(other) {
  const run = other.run;
  run();
}

function byPattern({ run, stop: [stop] }) {
  run();
  stop();
}

function byLoop(all) {
  for (const run of all) run();
  try {
    stop();
  } catch (stop) {
    stop();
  }
}

function shown() {
  run();
}
