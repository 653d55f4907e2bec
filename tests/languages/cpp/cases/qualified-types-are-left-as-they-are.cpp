struct vector { int x; };
std::vector<vector> many(const std::vector<int>& in, vector one, other::vector two);
namespace ns { struct Inner {}; }
ns::Inner get(ns::Inner i);
