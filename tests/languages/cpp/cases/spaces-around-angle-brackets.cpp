struct Item {};

template < class T >
struct Store {
    std::map < int, Item > items;
    const std::vector< Item > & all(std::map< int, T > const & by, bool less = 1 < 2, bool more = false) const;
    std /* own */ :: pair< T, Item > find(int (&of)[2 < 3 ? 4 : 5]);
    bool operator()(const Item &item) const;
};
