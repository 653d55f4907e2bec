class Node {
  get name() { return 'node'; }
  get size() { return 1; }

  top() {
    let at = this;
    while (at !== null) {
      if (at.name === 'top') break; // of this node, or of what is above it
      at = at.parent;
    }
    return at;
  }

  sum(other) {
    let one = this;
    const same = this;
    if (other) one = other;
    return [one.size, same.name];
  }
}
