"""Sentences about camps and armies set out."""

from __future__ import annotations

from lexludi.games.minis.deployment import Camp, Deploy, FinishDeployment, PlaceCamp
from lexludi.games.minis.troops import Side
from lexludi.rulings.values import replace

from .table import Table, phrases

phrases.action(
    PlaceCamp,
    asked="{side} places its camp in {half}: {camp}",
    past="{side} has placed its camp in {half}: {camp}",
    refused="{side} cannot place its camp in {half}: {camp}",
)
phrases.action(
    Deploy,
    asked="{unit} is deployed in {half}",
    past="{unit} has been deployed in {half}",
    refused="{unit} cannot be deployed in {half}",
)
phrases.action(
    FinishDeployment,
    asked="{side} finishes its deployment",
    past="{side} has finished its deployment",
    refused="{side} cannot finish its deployment",
)


@phrases.given("the camp of {side} is: {camp}", again=True)
def camp_is(case: Table, side: Side, camp: Camp) -> None:
    case.state = case.state.put_army(replace(case.state.army(side), camp=camp.value))
