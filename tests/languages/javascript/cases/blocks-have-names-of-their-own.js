function open() {}
function shut() {}

function inBlock(other) {
  if (other) {
    const open = other.open;
    open();
  }
  open();
}

function hoisted(other) {
  if (other) {
    var shut = other.shut;
  }
  shut();
}

function each(other) {
  if (other) {
    const act = open;
    act();
  } else {
    const act = shut;
    act();
  }
}
