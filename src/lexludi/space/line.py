"""One line of notation: what is said of a word in it that cannot be read."""

from __future__ import annotations

from lexludi.rulings.faults import Impossible


class BadNotation(Impossible):
    """A position that cannot be read: the offending word, where it stands, and what is expected there."""

    ALONE, WITHIN = "“{word}”: {expected}", "“{word}” in “{part}”: {expected}"

    def __init__(self, word: str, part: str, expected: Impossible) -> None:
        self.word = word
        template = self.WITHIN if word != part else self.ALONE
        super().__init__(template, by=expected.by, word=word, part=part, expected=expected)


class NoSuchWord(ValueError):
    """A word of a position that cannot stand in its place, and the words that can, as the reader has them."""

    def __init__(self, word: str, place: str = "", known: tuple[str, ...] = (), means: tuple[str, ...] = ()) -> None:
        self.word, self.place, self.known = word, place, known
        self.means = means
        """The term keys it can mean, where these are several."""
        super().__init__(f"{word} is not known as {place}." if place else f"{word} is not known here.")
