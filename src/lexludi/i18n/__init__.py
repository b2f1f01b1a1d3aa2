"""Translations: messages out of the books, PO files in and out, and the checks on them."""
