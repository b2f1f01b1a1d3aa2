"""Commands & Colors: Ancients: unit and leader movement."""
