"""The words of the site itself, by key; translated like everything else."""

STRINGS: dict[str, str] = {}
