class User {}
class A
{
    void M(int User, (int User, string x) t) {}
    int Field(User User) => 1;
}
