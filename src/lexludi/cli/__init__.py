"""The command line."""

from lexludi.cli.main import main

__all__ = ["main"]
