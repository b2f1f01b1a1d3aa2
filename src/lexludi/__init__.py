"""Executable rulebooks: clauses, the code that enforces them, and the examples that prove it."""
