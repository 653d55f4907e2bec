class Action {
 public:
    template <typename U, typename... Args,
              typename std::enable_if<
                  x::c<x::a<x::b<U, int>>, x::d<U>, x::e<U(Args...)>>::value,
                  int>::type = 0>
    Action(U&& made) : made_(made) {}

    template <typename R,
              typename = typename std::enable_if<conjunction<
                  negation<std::is_same<void, R>>,
                  std::is_convertible<R, int>,
                  std::is_move_constructible<R>>::value>::type>
    operator Once<R(int)>() && {
        return Impl<R>(1);
    }

    template <typename R>
    typename std::enable_if<c<a<b<R>>, d<R>, e<R>>::value, int>::type kept(R r);
};

int after();
