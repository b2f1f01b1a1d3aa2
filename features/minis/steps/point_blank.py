"""Sentences about point-blank shooting."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.games.minis.point_blank import PointBlank

from .table import phrases

phrases.action(
    PointBlank,
    asked=(
        "{shooter} shoots point-blank at {target}",
        "{shooter} shoots point-blank at {target}, rolling {shot} against {defence}",
    ),
    past="{shooter} has shot point-blank at {target}, rolling {shot} against {defence}",
    refused="{shooter} cannot shoot point-blank at {target}",
    dice={"shot": Rolled("shot_die", of="shooter"), "defence": Rolled("defence_die", of="target")},
)
