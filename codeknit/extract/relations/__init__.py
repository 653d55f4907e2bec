"""From what the files use to edges, when all files are known.

Knows nothing of source text: `codeknit.extract.relations.edges` is where it begins.
"""
