"""Where pieces stand: on a hex board, on a table."""
