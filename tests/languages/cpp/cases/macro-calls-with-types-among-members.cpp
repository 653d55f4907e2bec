class Arg {
 public:
    MAKE_PARSER(char,               parse_char);
    MAKE_PARSER(unsigned long long, parse_ulonglong);
    MAKE_PARSER(std::string,        parse_string);
    DECLARE_INTEGER_PARSER(short);
    int last;
};

void calls() {
    ASSERT_TRUE(match("hello", (short)NULL, (unsigned char)1));
    ASSERT_DECIMAL(unsigned short, 9999);
}

int after();
