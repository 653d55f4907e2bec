const char* text = R"(}} { #if " )";
const char* marked = R"xx(" )" )xx";
int separated = 1'000'000;
void after(char c = '}');
