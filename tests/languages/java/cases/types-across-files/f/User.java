package f;

public class User {}
