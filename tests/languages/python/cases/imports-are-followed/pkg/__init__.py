from .models import User as Account
from .tools import *
