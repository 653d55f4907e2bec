class Gate {
  get
  open(): boolean { return true }
  static
  count: number = 1
  static
  make(): void {}
  private set
  open(value: boolean) {}
  async
  plain(): void {}
  static [key: string]: unknown;
  static readonly [index: number]: string;
}
