export default abstract class<T> extends Base<T> {
  accessor size = 2;
  @Prop() static accessor #key: string = "accessor x";
  private accessor owner?: T;
  abstract area(): number;
  find(accessor: T, list: T[]): void {
    for (const accessor of list) check(accessor as any);
  }
}
