const Item = ({ label, onSelect }) => (
  <li onClick={() => onSelect(label)}>{label}</li>
);

export function List(props) {
  const renderItem = (item) => <Item label={item} />;
  return <ul>{props.items.map(renderItem)}</ul>;
}
