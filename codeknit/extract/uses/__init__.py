"""What the names and expressions of one file mean, as far as the file tells.

Runs in the workers, for relations only: `codeknit.extract.uses.finder` is where it begins.
"""
