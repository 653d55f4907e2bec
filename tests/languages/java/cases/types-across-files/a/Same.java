package a;

class Same {
    User samePackage;
    Hidden notInThisPackage;
    User.Key nested;
    String string;
}
