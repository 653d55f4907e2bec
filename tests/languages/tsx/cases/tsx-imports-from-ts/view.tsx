import type { Props } from "./props";

export function View({ title }: Props): JSX.Element {
  return <h1>{title}</h1>;
}
