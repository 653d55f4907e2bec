WARNINGS_PUSH_(4251 /* needs an interface */)
COMPARISON_(NE, !=)
COMPARISON_(LE, <=)

class Mock : public Base {
 public:
    MOCK_METHOD(int, size, ());
    MOCK_METHOD((std::map<int, std::string>), find, (int), (const, override));
    WARNINGS_PUSH_(4800 /* forcing value to bool */)

    // Behind a comment.
    explicit Mock(int size);
    WARNINGS_POP_()

    // Assignment.
    Mock& operator=(Mock other) {
        return *this;
    }
};

int after();

struct Buffer {
    NO_WARNING(suppress : 26495)
    Buffer(int size);
    enum : unsigned long long { is_unpacked = 1 };
};
