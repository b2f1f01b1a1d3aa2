from __future__ import annotations

import dataclasses
from dataclasses import FrozenInstanceError, dataclass
from functools import cached_property

import pytest

from lexludi.rulings.values import replace


@dataclass(frozen=True)
class Pair:
    first: int
    second: int = 0

    def __post_init__(self) -> None:
        if self.second < 0:
            raise ValueError("negative")
        object.__setattr__(self, "first", abs(self.first))

    @cached_property
    def both(self) -> int:
        return self.first + self.second


@pytest.mark.parametrize("changes", [{}, {"first": 3}, {"second": 4}, {"first": -3, "second": 4}])
def test_replace_gives_what_dataclasses_give(changes: dict[str, int]) -> None:
    pair = Pair(1, 2)
    assert pair.both == 3
    changed, slowly = replace(pair, **changes), dataclasses.replace(pair, **changes)
    assert changed == slowly
    assert changed.both == slowly.both
    assert pair == Pair(1, 2)


def test_replace_checks_as_making_does() -> None:
    with pytest.raises(ValueError, match="negative"):
        replace(Pair(1), second=-1)
    with pytest.raises(TypeError, match="Pair has no field third"):
        replace(Pair(1), third=1)  # type: ignore[call-arg]
    with pytest.raises(FrozenInstanceError):
        replace(Pair(1), second=1).second = 2  # type: ignore[misc]
