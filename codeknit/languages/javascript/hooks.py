"""What the queries of JavaScript cannot say: nothing but what TypeScript's cannot say either."""

from codeknit.languages.ecmascript.hooks import *  # noqa: F403
