"""What players type in their own words: which sentences of a book it may be."""
