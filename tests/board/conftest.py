"""Random cases without a time limit each: a busy machine is no bug."""

from hypothesis import settings

settings.register_profile("board", deadline=None)
settings.load_profile("board")
