"""What is proved: the evidence a run of the examples leaves, and what it covers."""
