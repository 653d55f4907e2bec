class Base {
  public open = 1;
  protected guarded?: string;
  private static readonly LIMIT: number = 3;
  #hard = 1;
  declare later: Date;
  protected async load(): Promise<void> {}
  static *walk(): Generator<number> {}
  override toString(): string {
    return "";
  }
  [key: string]: any;
  maybe?(): void;
}
