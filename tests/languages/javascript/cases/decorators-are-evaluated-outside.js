function logged(target) {}
function retry(times) {
  return logged;
}

@logged
class A {
  @retry(3)
  run() {}

  @logged
  field = 1;
}
