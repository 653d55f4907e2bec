class Buffer {
 public:
  Buffer() = default;
  explicit Buffer(size_t n) : data_(new char[n]), size_{n} {}
  Buffer(const Buffer& other) = delete;
  Buffer(Buffer&& other) noexcept;
  template <typename It> Buffer(It first, It last);
  virtual ~Buffer() noexcept;
  operator bool() const { return size_; }
  explicit operator const char*() const;
  Buffer& operator=(const Buffer&) = delete;
};
