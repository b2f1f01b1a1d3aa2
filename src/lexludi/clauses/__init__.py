"""The text of the books: markers, ids, chapters, glossaries, cross references."""
