export default class Widget {
  render() {}
}
