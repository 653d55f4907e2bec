from .models import User as Account
from .models import Order
