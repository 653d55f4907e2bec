export function parse(text: string): void;
export function parse(text: string, deep: boolean): void;
export function parse(text: string, deep = false): void {
  parse(text);
}

class Reader {
  read(): void;
  read(count: number): void;
  read(count = 1): void {
    this.read(count);
  }
}

interface Sink {
  write(text: string): void;
  write(text: string, level: number): void;
}

declare function outside(a: string): void;

function use(reader: Reader, sink: Sink) {
  reader.read();
  sink.write('a');
  sink.write('a', 1);
  sink.write('a', 1, 2);
  outside('a');
  parse('b');
}
