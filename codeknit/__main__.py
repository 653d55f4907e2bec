"""``python -m codeknit``."""

import sys

from codeknit.cli import main

sys.exit(main())
