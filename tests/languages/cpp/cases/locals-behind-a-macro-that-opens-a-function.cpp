namespace tests {

TEST(Group, Values) {
    struct Row {
        int left;
    };
    static const Row rows[] = {{1}, {2}};
    const int n = 18;
    const std::string s(" one");
    auto f = [] {
        const int deep = 1;
        return deep;
    };
}

const int after = 2;

}  // namespace tests

auto outside = [] {
    const int hidden = 1;
    return hidden;
};
