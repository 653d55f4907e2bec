namespace t {
template <typename T> T twice(T n) { return n + n; }
template <typename T> class Stack {
public:
    void push(const T &item);
    int size() const { return count(); }
    template <typename U> U as() { return U(); }
    static Stack make() { return Stack(); }

private:
    int count() const;
};
template <typename T> void Stack<T>::push(const T &item) { size(); twice<T>(item); }
template <typename T> int Stack<T>::count() const { return T::limit(); }
}

int use() {
    t::Stack<int> stack;
    stack.push(1);
    stack.as<int>();
    auto other = t::Stack<int>::make();
    return t::twice<int>(2) + t::twice(3) + other.size();
}
