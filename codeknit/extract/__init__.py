"""From source files to a `Document`.

    paths ─scan→ files ─facts→ definitions ─resolve→ Document

`codeknit.extract.run.extract` goes all the way. docs/extraction.md explains each step. Importing
this package costs nothing: tree-sitter loads with the first file that is extracted.
"""
