"""Try your own case: what the browser needs to rule on it, and what it asks of the rules."""
