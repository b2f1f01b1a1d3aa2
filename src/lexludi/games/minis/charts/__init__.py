"""The charts of Battles with Miniatures, one module a chapter."""
