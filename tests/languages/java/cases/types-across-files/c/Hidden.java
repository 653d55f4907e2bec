package c;

class Hidden {
    Hidden self;
    External imported;
}
