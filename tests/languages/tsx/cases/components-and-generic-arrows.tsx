import * as React from "react";

interface Props<T> {
  items: T[];
  render?(item: T): React.ReactNode;
}

export const List = <T,>({ items, render = String }: Props<T>) => (
  <ul onClick={() => {}}>{items.map((item) => render(item))}</ul>
);

export default class View extends React.Component<Props<string>> {
  state = { open: false };
  handle = async (event: React.MouseEvent): Promise<void> => {};
  render(): JSX.Element {
    return <List items={this.props.items} />;
  }
}
