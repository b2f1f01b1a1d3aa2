"""The reference rules of the AIG wargame."""
