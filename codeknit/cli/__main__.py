"""``python -m codeknit.cli``."""

import sys

from codeknit.cli import main

sys.exit(main())
