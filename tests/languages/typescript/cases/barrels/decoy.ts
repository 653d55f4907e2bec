export class Account {
  close(): void {}
}
export class Service {
  start(): void {}
}
