function sealed(target: Function): void {}
function retry(times: number) {
  return function (target: object, key: string) {};
}
function inject(target: object, key: unknown, index: number): void {}
const tools = {
  logged(target: object, key: string): void {},
};

@sealed
export class Service {
  @retry(3)
  @tools.logged
  run(@inject first: string): void {}

  @tools.logged
  field = 1;

  @external()
  other(): void {}
}
