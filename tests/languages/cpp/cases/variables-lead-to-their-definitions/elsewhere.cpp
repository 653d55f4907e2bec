// It does not see the declaration: this one is the file's own.
namespace app { const int unseen = 4; }
