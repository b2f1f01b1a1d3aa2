"""Tests of the rules of Commands & Colors: Ancients."""
