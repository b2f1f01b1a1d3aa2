"""A ruling told: one tree of spans, and one writer each for HTML, the terminal, plain text and JSON."""
