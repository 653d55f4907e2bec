using Id = unsigned long;
typedef int (*Callback)(int);
class Uses {
 public:
  using value_type = int;
  using Base::method;
};
using std::string;
using namespace std;
Id next(Id last, Callback cb);
