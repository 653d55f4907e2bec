package lib

class Item
