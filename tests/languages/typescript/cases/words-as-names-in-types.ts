export type Narrow<type> =
  | (type extends Function ? type : never)
  | (unknown extends type ? unknown : never);

interface Events {
  new: [new: string, number: number];
  text: [string?: string];
}

export function narrow<type>(value: Narrow<type>): type {
  return value as type;
}
