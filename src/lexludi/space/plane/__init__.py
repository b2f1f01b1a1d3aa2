"""A table without hexes, as far as a cover shows it."""
