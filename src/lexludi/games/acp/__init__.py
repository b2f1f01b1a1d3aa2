"""Alexandre contre la Perse: terrain, fire and melee."""
