const { Unknown } = require("unknown");

class Plain {}
class Below extends Plain {
  constructor() {
    super();
  }
}
class Far extends Unknown {}
class Farther extends Far {
  constructor() {
    super();
  }
}
class Direct extends Unknown {
  constructor() {
    super();
  }
}
class Made {
  constructor() {}
}
class Between extends Made {}
class Last extends Between {
  constructor() {
    super();
  }
}
