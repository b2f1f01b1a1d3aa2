"""Tests of the rules of The Great Battles of Alexander."""
