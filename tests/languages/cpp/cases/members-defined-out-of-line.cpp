namespace io {
Buffer::Buffer(Buffer&& other) noexcept : data_(other.data_) {}
Buffer::~Buffer() = default;
const char* Buffer::name() const { return ""; }
Buffer::operator const char*() const { return data_; }
int Buffer::count = 0;
template <typename T> T Box<T>::get(int at) const { return T(); }
template <class T> template <class U> void Box<T>::put(U value) {}
template <class K, class V> Map<K, V>::Node::Node(K key) {}
}
void io::Buffer::close() {}
struct io::Buffer::Impl { int fd; };
