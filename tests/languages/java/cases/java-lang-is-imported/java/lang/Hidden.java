package java.lang;

public class Hidden {}
