import { type FC } from 'react';

interface Props {
  label: string;
  onPick(label: string): void;
}

const Item: FC<Props> = ({ label, onPick }) => <li onClick={() => onPick(label)}>{format(label)}</li>;

export function List(props: Props) {
  props.onPick('all');
  return <Item {...props} label={format('x')} onPick={pick} />;
}

function pick(): void {}
const format = (text: string): string => text;
