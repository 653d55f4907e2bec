use other::Token;

struct Token;

fn read(token: Token) {}
