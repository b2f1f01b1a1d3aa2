"""The competing readings a table can choose between, one module a chapter."""
