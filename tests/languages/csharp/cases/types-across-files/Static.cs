using static Shop.Models.User;

class Static
{
    Key fromTheType;
    User notImported;
}
