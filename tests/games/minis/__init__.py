"""Tests of the miniatures rules."""
