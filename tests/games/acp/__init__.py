"""Tests of the rules of Alexandre contre la Perse."""
