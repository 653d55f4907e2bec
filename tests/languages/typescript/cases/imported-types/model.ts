export interface User {
  name: string;
}
export class Order<T> {}
