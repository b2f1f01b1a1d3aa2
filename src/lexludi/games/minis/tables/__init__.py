"""The charts of Battles with Miniatures, one module a chapter."""

from lexludi.games.minis.tables import artillery, close_combat, command, elephants, general, retreat, shooting, start
from lexludi.rulings.table import Table

TABLES: dict[str, Table[int | str]] = {
    clause: table
    for chapter in (general, start, command, shooting, close_combat, retreat, elephants, artillery)
    for clause, table in chapter.TABLES.items()
}
