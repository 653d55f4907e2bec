class Cache {
  void Insert(int key) EXCLUSIVE_LOCKS_REQUIRED(mutex_);
  bool Empty() const LOCKS_EXCLUDED(mutex_) { return true; }
  explicit Cache(Mutex* mu) ACQUIRE(mu) : mu_(mu) {}
  std::set<int> keys_ GUARDED_BY(mutex_);
  Version* const current_ GUARDED_BY(mutex_) = nullptr;
};
