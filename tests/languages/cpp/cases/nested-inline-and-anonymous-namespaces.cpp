namespace a::b::c { int deep; }
namespace a { inline namespace v1 { class X {}; } }
namespace {
int hidden;
void helper() {}
}
namespace fs = std::filesystem;
