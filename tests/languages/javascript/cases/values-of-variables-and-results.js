class User {
  save() {}
  rename() {
    return this;
  }
}

class Admin extends User {
  ban() {}
}

function make() {
  return new User();
}

const create = (admin) => (admin ? new Admin() : new Admin());

function either(flag) {
  if (flag) return new User();
  return null;
}

function unsure(flag) {
  return flag ? new User() : other();
}

async function load() {
  const user = await fetchUser();
  user.save();
}

async function fetchUser() {
  return make();
}

const user = make();
user.save();
create().ban();
either().save();
unsure().save();
new Admin().rename().ban();
const { save } = user;
save();
