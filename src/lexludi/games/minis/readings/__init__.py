"""The competing readings of the miniatures, a module a chapter."""
