"""The reference rules of Battles with Miniatures."""
