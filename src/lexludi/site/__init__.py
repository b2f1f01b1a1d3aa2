"""The site: pages per language out of text, translations and evidence."""
