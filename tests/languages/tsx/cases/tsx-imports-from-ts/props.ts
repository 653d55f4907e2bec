export interface Props {
  title: string;
}
