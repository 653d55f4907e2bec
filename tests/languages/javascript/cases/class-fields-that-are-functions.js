class Button {
  onClick = (event) => {};
  onKey = async function (event) {};
  static make = () => new Button();
  #hidden = () => {};
  handlers = { blur() {} };
  plain = compute(() => 1);
}
