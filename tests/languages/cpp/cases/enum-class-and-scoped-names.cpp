enum class Color : unsigned char { Red, Green = 2 };
enum struct Old { A };
enum Plain { One };
enum class Ahead : int;
class Holder { enum { Limit = 10 }; enum class Mode { On }; };
