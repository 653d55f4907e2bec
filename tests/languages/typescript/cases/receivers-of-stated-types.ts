class Account {
  owner: Person;
  private readonly log: Log = new Log();
  constructor(protected readonly store: Store<Account>, public note?: string) {}

  close(): Promise<Account> {
    this.store.save(this);
    this.log.write();
    this.owner.greet();
    return Promise.resolve(this);
  }
  static of(): Account | undefined {
    return undefined;
  }
}

class Person {
  greet(): void {}
}

class Log {
  write(): void {}
}

interface Store<T> {
  save(item: T): T;
  all(): T[];
}

type Alias = Person;
type Either = Person | Log;

async function use(account: Account, any: any, both: Either, alias: Alias, p: Person) {
  (await account.close()).close();
  account.owner.greet();
  account.store.all().forEach(done);
  Account.of()!.close();
  Account.of()?.close();
  any.greet();
  both.write();
  alias.greet();
  (any as Person).greet();
  (<Person>any).greet();
  const copy = p;
  copy.greet();
  let other: Log;
  other = any;
  other.write();
  [p].map((one) => one.greet());
}

function done() {}
