template <typename T>
class Holder {
    typedef PLAIN_TYPE_(T) Plain;
    using Address = const PLAIN_TYPE_(T)*;
    int last;
};
