namespace Shop.Models
{
    public class User
    {
        public class Key {}
    }
    public enum Level { Low }
}
