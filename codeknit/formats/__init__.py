"""Reading and writing documents, in every form there is."""
