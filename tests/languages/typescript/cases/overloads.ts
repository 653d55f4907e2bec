export function parse(text: string): Doc;
export function parse(text: Buffer, encoding?: string): Doc;
export function parse(text: any, encoding = "utf8"): Doc {
  return null;
}

interface Doc {}

class Reader {
  constructor(path: string);
  constructor(path: any) {}
  read(n: number): string;
  read(): string;
  read(n?: number): string {
    return "";
  }
}
