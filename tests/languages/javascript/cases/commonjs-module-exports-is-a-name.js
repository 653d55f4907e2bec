class Server {
  listen(port) {}
}
class Other {
  // A member of the name that is exported is not exported itself.
  Server() {}
}
module.exports = Server;
