"""Random hexes, stances, positions and frames for the tests of the board."""

from collections.abc import Callable, Mapping

from hypothesis import strategies as st

from lexludi.space.hex.describe import TEMPLATES
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.grid import Grid
from lexludi.space.hex.hexes import Direction, Hex, Hexside, Vertex
from lexludi.space.hex.position import Counter, Position, Side
from lexludi.space.saying import Words, initials
from lexludi.typed import even


def english(
    word: Callable[[str], str] = str, sentences: Mapping[str, str] | None = None, code: Callable[[str], str] = initials
) -> Words:
    """The words of a board in English, some of them otherwise."""
    return Words(word, TEMPLATES | (dict(sentences) if sentences else {}), code)


hexes = st.builds(Hex.at, st.integers(1, 30), st.integers(1, 30))
vertices = st.sampled_from(Vertex)
KEYS = [
    "HI",
    "LC",
    "PH2",
    "woods",
    "rough",
    "moved",
    "routed",
    "TQ",
    "hits",
    "x",
    "a1_b2",
    "heavy_infantry",
    "cataphract_heavy_cavalry",
    "north",
    "Nn",
    "blue",
    "red",
    "x5",
]
keys = st.sampled_from(KEYS)
labels = st.text(st.characters(categories=("L", "Nd")), min_size=1, max_size=4).filter(
    lambda label: even(label) == label  # ё and full-width letters are read as those a keyboard types for them
)
_label_lists = st.lists(labels, max_size=5, unique=True)
_words = st.lists(keys, min_size=1, max_size=2)
_states = st.lists(keys.filter(lambda key: key.upper() not in Vertex.__members__), max_size=2)  # else it is a facing
_values = st.dictionaries(keys, st.integers(-99, 999), max_size=2)
_types = keys | st.just("leader")
_sides = st.sampled_from(Side)
_directions = st.sampled_from(Direction)
_facings = st.none() | vertices
_few = st.integers(0, 4)
_levels = st.integers(-3, 5)
_flags = st.booleans()
_grids = st.builds(Grid, st.integers(2, 14), st.integers(1, 10), _flags)


@st.composite
def stances(draw, two_hex=None):
    """A unit of one or two hexes that faces somewhere."""
    spot, facing = draw(hexes), draw(vertices)
    if draw(_flags) if two_hex is None else two_hex:
        return Stance((spot, spot.neighbour(Direction.E.turned(facing.place))), facing)
    return Stance((spot,), facing)


@st.composite
def positions(draw):
    """A position of any kind the notation can write."""
    grid = draw(_grids)
    spots = list(grid)
    places = st.integers(0, len(spots) - 1)
    counters = []
    for label in draw(_label_lists):
        spot, facing = spots[draw(places)], draw(_facings)
        other = spot.neighbour(Direction.E.turned(facing.place)) if facing and draw(_flags) else None
        stance = Stance((spot, other) if other and other in grid else (spot,), facing)
        states, values = tuple(draw(_states)), tuple(draw(_values).items())
        counters.append(Counter(draw(_sides), draw(_types), label, stance, states, values))
    terrain = {spots[draw(places)]: draw(_words) for _ in range(draw(_few))}
    heights = {spots[draw(places)]: draw(_levels) for _ in range(draw(_few))}
    pairs = ((spot, spot.neighbour(draw(_directions))) for spot in (spots[draw(places)] for _ in range(draw(_few))))
    hexsides = {Hexside(*pair): draw(_words) for pair in pairs if pair[1] in grid}
    return Position(grid, tuple(counters), terrain, heights, hexsides)


@st.composite
def frames(draw):
    """A position with highlights, a path and a refused step."""
    position = draw(positions())
    spots = st.sampled_from(list(position.grid))
    names = st.one_of(st.sampled_from(["front", "flank", "rear", "zoc"]), keys)
    highlights = draw(st.dictionaries(names, st.lists(spots, min_size=1, max_size=4), max_size=3))
    path = ()
    if position.counters:
        path = [draw(st.sampled_from(position.counters)).stance]
        for _ in range(draw(st.integers(0, 3))):
            stance = path[-1].shifted(draw(st.sampled_from(Direction)))
            if not all(spot in position.grid for spot in stance.hexes):
                break
            path.append(stance)
    return Frame(position, highlights, tuple(path), draw(st.none() | spots))
