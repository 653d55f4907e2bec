export default class extends Base {
  method() {}
}
