"""The charts of Battles with Miniatures, one module a chapter."""

from lexludi.games.minis.charts import artillery, close_combat, command, elephants, general, retreat, shooting, start
from lexludi.rulings.chart import Chart

CHARTS: dict[str, Chart[int | str]] = {
    clause: table
    for chapter in (general, start, command, shooting, close_combat, retreat, elephants, artillery)
    for clause, table in chapter.CHARTS.items()
}
