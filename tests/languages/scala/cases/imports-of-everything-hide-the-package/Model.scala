package shop

class Item
class Other
