"""The competing readings a table can choose between, one module a chapter."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.aig.readings.activation import ActivationReadings, SeizureReadings
from lexludi.games.aig.readings.components import ComponentReadings
from lexludi.games.aig.readings.facing import FacingReadings
from lexludi.games.aig.readings.leaders import LeaderReadings
from lexludi.games.aig.readings.missiles import MissileReadings
from lexludi.games.aig.readings.movement import MovementReadings
from lexludi.games.aig.readings.rout import RoutReadings
from lexludi.games.aig.readings.sequence import SequenceReadings


@dataclass(frozen=True)
class Readings:
    """The readings a table plays, one dataclass a chapter; the defaults are those of this edition."""

    components: ComponentReadings = ComponentReadings()
    sequence: SequenceReadings = SequenceReadings()
    leaders: LeaderReadings = LeaderReadings()
    activation: ActivationReadings = ActivationReadings()
    seizure: SeizureReadings = SeizureReadings()
    movement: MovementReadings = MovementReadings()
    facing: FacingReadings = FacingReadings()
    rout: RoutReadings = RoutReadings()
    missiles: MissileReadings = MissileReadings()


EDITION = Readings()
"""The readings of this edition."""
