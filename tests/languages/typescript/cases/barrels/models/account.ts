export class Account {
  close(): void {}
}
class User {
  greet(): void {}
}
