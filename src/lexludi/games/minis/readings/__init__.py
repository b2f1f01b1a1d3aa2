"""The competing readings of the miniatures, chapter by chapter."""
