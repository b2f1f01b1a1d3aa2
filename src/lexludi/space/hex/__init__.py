"""A board of hexes with counters on it: positions, their notation, their picture and their description."""
