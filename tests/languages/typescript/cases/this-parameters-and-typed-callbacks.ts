class Shop {
  open(): void {}
}

function bound(this: Shop, run: () => void): void {
  this.open();
  run();
}

function given(run: (shop: Shop) => void, run2 = given): void {
  run(new Shop());
  run2(run);
}

given(shut);
function shut(shop: Shop): void {
  shop.open();
}
