class Service {
  start(): void {}
}
export default function (): void {}
export { Service };
