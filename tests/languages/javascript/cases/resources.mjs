using file = open();
await using socket = connect();

for (using one of many()) {}

function inside() {
  using handle = open();
  function beside() {}
}
