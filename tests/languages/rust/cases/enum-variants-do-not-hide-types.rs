struct Leaf(u8);
struct Branch {
    left: u8,
}

enum Tree {
    Leaf(Leaf),
    Branch(Branch),
    Nothing,
}
