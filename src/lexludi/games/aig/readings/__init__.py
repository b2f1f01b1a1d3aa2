"""The competing readings of the AIG wargame, a module a chapter."""
