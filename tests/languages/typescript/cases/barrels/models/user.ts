export default class User {
  greet(): void {}
}
