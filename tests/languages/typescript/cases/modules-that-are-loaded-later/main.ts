function later() {
  return import('./part').then((module) => module.run());
}
function bare() {
  import('./part').then(module => new module.default().go());
}
function other(promise) {
  promise.then((module) => module.run());   // nothing is known of it
}
function failing() {
  import('./part').catch((error) => error.run());
}
