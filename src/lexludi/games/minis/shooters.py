"""Who shoots, alone or with support, and how hard: the total shooting (5.1.so, 5.5)."""

from __future__ import annotations

from lexludi.games.minis import artillery, batteries, elephants, formations, orders, targets, terrain, weapons
from lexludi.games.minis.artillery import Missile
from lexludi.games.minis.protection import D6
from lexludi.games.minis.readings.point_blank import CHARIOT_FIRE, ChariotFire
from lexludi.games.minis.readings.shooting import SHOOTING_RANKS, ShootingRanks
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.results import shooting_of
from lexludi.games.minis.state import Battle, Shape, Turned
from lexludi.games.minis.support import bonus
from lexludi.games.minis.targets import Shot
from lexludi.games.minis.troops import Arm, Event, Order, Phase
from lexludi.games.minis.units import shoots_in_order
from lexludi.games.minis.unready import must_be_ready
from lexludi.games.minis.weapons import Power
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace

FROM_BEHIND = -1
AT_LOOSE_TARGETS = -1
AT_LEAVERS = -1
FORBIDDEN = {Order.ATTACK: "minis.4.3.attack.no-shooting", Order.RECOVERY: "minis.10.recover.4"}
"""The orders under which a unit does not shoot, each with the clause that says so."""
SHOOTING = (Event.SHOT, Event.SUPPORTED_SHOT, Event.POINT_BLANK)
"""What a unit does once a turn at most."""


def ready(
    trace: Trace, battle: Battle, shooter: str, target: str, helpers: tuple[str, ...] = (), *, phase: Phase
) -> Shot:
    """A shot of a unit in its own turn, seen to be allowed."""
    battle.enemies(shooter, target)
    _at_its_time(trace, battle, phase)
    for label in (shooter, *helpers):
        free_to_shoot(trace, battle, label, target)
        targets.assigned(trace, battle, label, target)
    targets.out_of_combat(trace, battle, target)
    targets.not_yet_shot_at(trace, battle, target, phase)
    weapon, muzzle, power, steps = aimed(trace, battle, shooter, target)
    targets.nearest(trace, battle, muzzle, target, steps)
    for helper in helpers:
        _helps(trace, battle, helper, target)
    behind = second_rank(trace, battle, shooter, weapon)
    struck = formations.struck_side(trace, battle, target, muzzle)
    return Shot(shooter, target, muzzle, struck, power, weapon, (*behind, *helpers))


def free_to_shoot(trace: Trace, battle: Battle, label: str, target: str) -> None:
    """See that a unit may shoot at a target in its own turn."""
    unit = battle.unit(label)
    must_be_ready(trace, battle, label)
    if any(map(unit.has, SHOOTING)):
        trace.refuse("minis.5.1.one-shot", unit=label)
    trace.cite("minis.5.1.one-shot", unit=label)
    out_of_combat(trace, battle, label, target)
    order = orders.told(trace, battle, label)
    if order in FORBIDDEN and not orders.works(trace, battle, label, "own_turn_shooting"):
        trace.refuse(FORBIDDEN[order], unit=label, order=order)
    shoots_in_order(trace, battle, label)
    if _is_piece(battle, label):
        batteries.all_movement_for_a_shot(trace, battle, label)


def out_of_combat(trace: Trace, battle: Battle, label: str, target: str = "") -> None:
    """See that a unit is not itself in close combat; the crew of a chariot may shoot at an enemy it does not fight."""
    fight, troops = battle.fight_of(label), battle.unit(label).troops
    if fight is None:
        return
    at_another = bool(target) and not any(target in side for side in fight.sides)
    if troops and troops.chariot and target and not at_another:
        trace.refuse("minis.13.0.18", unit=label, target=target)
    if not (troops and troops.chariot and at_another) or trace.reading(CHARIOT_FIRE) is ChariotFire.AT_NOBODY:
        trace.refuse("minis.7.engaged", unit=label)
    trace.cite("minis.13.0.18", unit=label, target=target)


def aimed(trace: Trace, battle: Battle, shooter: str, target: str) -> tuple[Arm | None, str, Power, Measure]:
    """The weapon of a shot, the unit it is measured from, how hard it strikes and how far, with the target in sight."""
    piece = _is_piece(battle, shooter)
    weapon = None if piece else weapons.missile_weapon(trace, battle, shooter)
    muzzle = shooter if weapon is None else muzzle_of(trace, battle, shooter, weapon)
    targets.in_sight(trace, battle, muzzle, target)
    return weapon, muzzle, *loaded(trace, battle, shooter, muzzle, target, weapon)


def loaded(
    trace: Trace, battle: Battle, shooter: str, muzzle: str, target: str, weapon: Arm | None
) -> tuple[Power, Measure]:
    """How hard a shot strikes and how far it goes, which must be in range."""
    steps = targets.distance(trace, battle, muzzle, target)
    if weapon is None:
        artillery.in_service(trace, battle, shooter)
        trace.cite("minis.15.2.1", artillery=shooter, target=target)
        return artillery.power(trace, battle, shooter, steps), steps
    weapons.in_range(trace, weapon, steps)
    return weapons.power(weapon), steps


def muzzle_of(trace: Trace, battle: Battle, shooter: str, weapon: Arm, *, any_weapon: bool = False) -> str:
    """The unit a shot is measured from: the shooter, or the one in front of it, over whom it shoots."""
    formation, column = battle.formation(shooter), formations.column_of(battle, shooter)
    place = formations.rank(battle, shooter)
    if place == 1 or formation.shape is not Shape.PLAIN or formation.facing(shooter) is not Turned.AHEAD:
        return shooter
    front = column[0]
    if place > 2:
        trace.refuse("minis.5.4.through", shooter=shooter, unit=column[: place - 1])
    if battle.fight_of(front):
        trace.refuse("minis.5.5.second-rank.engaged", shooter=shooter, unit=front)
    if weapons.shoots_by_hand(battle, front):
        trace.refuse("minis.5.5.second-rank.support", shooter=shooter, unit=front)
    if weapon not in weapons.THROWN_HIGH and not any_weapon:
        trace.refuse("minis.5.5.second-rank.no-firearms", shooter=shooter, weapon=weapon)
    trace.cite("minis.5.4.through", shooter=shooter, unit=front)
    trace.cite("minis.5.5.second-rank.measure", shooter=shooter, unit=front)
    return front


def second_rank(trace: Trace, battle: Battle, shooter: str, weapon: Arm | None) -> tuple[str, ...]:
    """The units behind a shooter that support its shot."""
    if weapon is None:
        return ()
    formation, column = battle.formation(shooter), formations.column_of(battle, shooter)
    ahead = formation.shape is Shape.PLAIN and formation.facing(shooter) is Turned.AHEAD
    behind = [label for label in column[1:] if weapons.shoots_by_hand(battle, label)]
    if shooter != column[0] or not ahead or not behind:
        return ()
    deeper = len(column) > 2 and trace.reading(SHOOTING_RANKS) is ShootingRanks.EVERY
    return tuple(
        label for label in (column[1:] if deeper else column[1:2]) if _lends(trace, battle, shooter, weapon, label)
    )


def total_shooting(trace: Trace, battle: Battle, shot: Shot) -> Number:
    """The total shooting of a shot, with its die."""
    _said(trace, battle, shot)
    counts = (shooting_of(shot.shooter),)
    total = _strength(trace, battle, shot)
    for helper in shot.helpers:
        behind = helper in formations.column_of(battle, shot.shooter)
        clause = "minis.5.5.second-rank.support" if behind else "minis.5.5.other-positions"
        trace.cite(clause, shooter=shot.shooter, supporter=helper)
        total += _lent(trace, battle, shot.shooter, helper)
    total += terrain.height(trace, battle, shot.muzzle, shot.target, counts, defensive_shot=shot.defensive)
    total += _shooting_value(trace, battle, shot)
    total += trace.add("minis.5.1.so", die := trace.roll("shot_die", D6, shot.shooter), *counts, d6=die)
    return trace.total("minis.5.1.so", exact(total), shooting_of(shot.shooter))


def _at_its_time(trace: Trace, battle: Battle, phase: Phase) -> None:
    if battle.phase not in (None, phase):
        trace.refuse("minis.5.1.when", phase=battle.phase)
    trace.cite("minis.5.1.when", phase=phase)


def _helps(trace: Trace, battle: Battle, helper: str, target: str) -> None:
    """See that a unit may support a shot from another position."""
    if _is_piece(battle, helper):
        trace.silent("minis.5.5.other-positions", supporter=helper, target=target)
    _, muzzle, _, steps = aimed(trace, battle, helper, target)
    for enemy in targets.nearer_targets(trace, battle, muzzle, target, steps):
        trace.refuse("minis.5.5.other-positions.nearer", supporter=helper, target=target, nearest_target=enemy)
    trace.cite("minis.5.5.other-positions.nearer", supporter=helper, target=target)
    trace.cite("minis.5.4.several-shooters", target=target, supporter=helper)


def _lends(trace: Trace, battle: Battle, shooter: str, weapon: Arm, label: str) -> bool:
    """Whether a unit behind a shooter supports its shot."""
    unit = battle.unit(label)
    if not weapons.shoots_by_hand(battle, label) or any(map(unit.has, SHOOTING)) or battle.fight_of(label):
        return False
    same = weapons.alike(trace, battle, shooter, label)
    trace.cite("minis.5.5.second-rank.same-weapon", shooter=shooter, supporter=label, weapon=weapon)
    return same


def _lent(trace: Trace, battle: Battle, shooter: str, helper: str) -> Number:
    """What one supporter adds to a shot."""
    counts = (shooting_of(shooter),)
    by_chariot = elephants.shooting_support(trace, battle, helper, counts)
    return bonus(trace, battle, shooter, helper, counts) if by_chariot is None else by_chariot


def _strength(trace: Trace, battle: Battle, shot: Shot) -> Number:
    """The strength with which a unit shoots."""
    shooter, counts, troops = shot.shooter, (shooting_of(shot.shooter),), battle.unit(shot.shooter).troops
    if troops and troops.chariot:
        crew = ("minis.5.1.so", elephants.chariot_shooters(trace, battle, shooter) or 0)
        return formations.strength(trace, battle, shooter, Zone.FRONT, counts, instead=crew)
    if shot.reply_to_flank:
        row = _shooters_in_the_row(battle, shooter)
        return formations.strength_of_row(trace, battle, row, counts, "minis.5.4.flank-return")
    total = formations.strength(trace, battle, shooter, Zone.FRONT, counts, enemy=shot.target)
    if shot.muzzle != shooter:
        total += trace.add("minis.5.5.second-rank.front-other", FROM_BEHIND, *counts, shooter=shooter)
    return total


def _shooters_in_the_row(battle: Battle, label: str) -> tuple[str, ...]:
    """The units in the flank row of a column that shoot; a unit by itself is its own."""
    row = formations.flank_row(battle, label)
    return tuple(each for each in row if weapons.shoots_by_hand(battle, each)) if len(row) > 1 else row


def _shooting_value(trace: Trace, battle: Battle, shot: Shot) -> Number:
    """S, and what lowers it."""
    total = shooting_of(shot.shooter)
    value = trace.add(shot.power.clause, shot.power.shooting, total, shooter=shot.shooter)
    if _loose(battle, shot.target):
        value += trace.add("minis.5.5.skirmish-target", AT_LOOSE_TARGETS, total, target=shot.target)
    if shot.leaving:
        value += trace.add("minis.5.2.evade", AT_LEAVERS, total, target=shot.target)
    return exact(value)


def _said(trace: Trace, battle: Battle, shot: Shot) -> None:
    """What the source leaves open: balls and stones at skirmishers, and what is left of S below nothing."""
    loose = _loose(battle, shot.target)
    if loose and shot.weapon is None and shot.power.missile != Missile.BOLT:
        trace.silent("minis.5.5.skirmish-target", target=shot.target)
    if loose and shot.leaving and shot.power.shooting.value + AT_LOOSE_TARGETS + AT_LEAVERS < 0:
        trace.silent("minis.5.2.evade", target=shot.target)


def _loose(battle: Battle, label: str) -> bool:
    """Whether a target is skirmishers or the crew of a piece."""
    unit = battle.unit(label)
    return unit.skirmishing or _is_piece(battle, label)


def _is_piece(battle: Battle, label: str) -> bool:
    troops = battle.unit(label).troops
    return troops is not None and troops.piece
