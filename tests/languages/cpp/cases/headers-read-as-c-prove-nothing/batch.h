#include "plain.h"

class Batch {
 public:
  Batch();
  int Put(int key);
  int count() const { return count_; }

 private:
  int count_;
};
