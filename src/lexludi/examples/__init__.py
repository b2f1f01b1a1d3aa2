"""Examples: step sentences in five languages, the core that runs them, and the evidence a run leaves."""
