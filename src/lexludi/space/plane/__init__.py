"""The table: bases at any place and angle and the ground between them, all measured exactly."""
