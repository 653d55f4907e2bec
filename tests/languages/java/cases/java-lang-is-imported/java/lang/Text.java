package java.lang;

public class Text {}
