TEST(Suite, Case) {
  int local;
}
DEFINE_int32(port, 80, "the port");
class Widget {
  Q_OBJECT
  Q_PROPERTY(int width READ width)
 public:
  int width() const;
  DISALLOW_COPY(Widget);
};
FMT_BEGIN_NAMESPACE
namespace detail { void f(); }
FMT_END_NAMESPACE
