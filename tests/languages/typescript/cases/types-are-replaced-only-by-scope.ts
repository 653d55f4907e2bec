import { Imported } from "./not-here";
import Default from "./nor-here";

class User {}
interface Settings {}
// A value does not hide a type, and is none.
const Settings = {};
function load(User: User, settings: Settings, x: Imported, y: Default): User {
  class User {}
  function inner(u: User): Settings {
    return null;
  }
  return null;
}
class Holder {
  user: User;
  map: Map<string, User[]>;
  qualified: ns.User;
  literal: "User" | { User: Settings };
  query: typeof User;
}
let elsewhere: Missing;
