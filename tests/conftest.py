"""How many examples the property tests try, and which.

CODEKNIT_PROFILE names a profile; without it, ``ci`` where CI is set and ``quick`` elsewhere. ``ci``
is the same from run to run. For new examples, as many as there is time for:

    CODEKNIT_PROFILE=fuzz python -m pytest tests/properties
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_ANY_MACHINE = {
    "deadline": None,  # a slow machine proves nothing about the code
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}

settings.register_profile("quick", max_examples=60, **_ANY_MACHINE)
settings.register_profile("ci", max_examples=500, derandomize=True, database=None, **_ANY_MACHINE)
settings.register_profile("fuzz", max_examples=20_000, print_blob=True, **_ANY_MACHINE)

settings.load_profile(
    os.environ.get("CODEKNIT_PROFILE") or ("ci" if "CI" in os.environ else "quick")
)
