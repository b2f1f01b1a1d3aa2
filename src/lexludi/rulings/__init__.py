"""What a rule decides and why: rulings, their trace, the charts they read, the readings they follow."""
