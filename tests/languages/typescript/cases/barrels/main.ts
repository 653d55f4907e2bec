import { Account, User as Person, check, rules, type Rule } from './models';
import makeIt, { Service } from './service';
import legacy = require('./legacy');
import * as models from './models/index.js';

function run(account: Account, person: Person, service: Service, m: models.Account): void {
  account.close();
  person.greet();
  check();
  rules.validate();
  service.start();
  m.close();
  makeIt();
  legacy.old();
}
