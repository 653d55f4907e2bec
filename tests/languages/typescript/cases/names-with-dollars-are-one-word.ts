class Type { run(): void {} }
class $Type { run(): void {} }

function use(one: $Type, other: Type, third: a$b): void {
  one.run();
  other.run();
}

class a {}
