using System;

namespace Shop.Orders;

public class Order {}

enum State { Open }
