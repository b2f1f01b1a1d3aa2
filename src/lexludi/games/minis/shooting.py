"""Chapter 5: shooting, from the declaration to the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lexludi.games.minis import elephants, formations, general, orders, terrain, weapons
from lexludi.games.minis.charts.shooting import SHOOTING_RESULTS
from lexludi.games.minis.disorder import disorder
from lexludi.games.minis.protection import D6, statistics_of, total_defence
from lexludi.games.minis.ranks import fire_from, shots_together
from lexludi.games.minis.relations import ShotApart, Zone
from lexludi.games.minis.results import Result, read, shooting_of
from lexludi.games.minis.state import Battle
from lexludi.games.minis.targets import Shot, ShotAt
from lexludi.games.minis.troops import Arm, Event, Order, Phase, Statistic
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
