"""The chances of missile fire and return fire, counted once by the rules and once by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from lexludi.games.aig.battle import Band, Battle, read_battle
from lexludi.games.aig.missiles import Fired, Volley, open_fire
from lexludi.games.aig.pieces import Weapon
from lexludi.rulings.dice import Dice
from lexludi.rulings.odds import odds
from lexludi.space.hex.notation import parse

FACES = range(10)


def archers(number: int, target: str) -> Battle:
    """Blue archers A two hexes from a red target X, with one number to hit for both."""
    battle = read_battle(parse(f"5x3; blue LI A 0102 NE tq=4 self-bow; red {target}"))
    return replace(battle, bands=(Band(Weapon.SELF_BOW, 3, number),))


def chances(battle: Battle, case: Volley) -> dict[str, Fraction]:
    """The hits on A and X after every course the dice can take."""

    def ask(dice: Dice) -> Fired:
        return open_fire.rolling(dice)(battle, case).outcome

    def tell(fired: Fired) -> str:
        return f"{fired.battle.unit('A').hits} {fired.battle.unit('X').hits}"

    return {found.outcome: found.chance for found in odds(ask, tell)}


@pytest.mark.parametrize("number", FACES)
@pytest.mark.parametrize("modifier", [-1, 0, 2])
def test_shot_hits_on_every_face_up_to_the_number_after_modifiers(number: int, modifier: int) -> None:
    battle = archers(number, "HI X 0302 NW tq=5")
    hits = sum(face + modifier <= number for face in FACES)
    by_hand = {"0 1": Fraction(hits, 10), "0 0": Fraction(10 - hits, 10)}
    found = chances(battle, Volley("A", "X", modifier))
    assert found == {outcome: chance for outcome, chance in by_hand.items() if chance}


@pytest.mark.parametrize("number", FACES)
def test_return_fire_is_rolled_for_like_the_first_shot(number: int) -> None:
    battle = archers(number, "LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=1")
    hit = Fraction(number + 1, 10)
    by_hand = {"1 1": hit * hit, "0 1": hit * (1 - hit), "1 0": (1 - hit) * hit, "0 0": (1 - hit) * (1 - hit)}
    found = chances(battle, Volley("A", "X", answer=True))
    assert found == {outcome: chance for outcome, chance in by_hand.items() if chance}
