"""Random hexes, stances, positions and frames for the tests of the board."""

from hypothesis import strategies as st

from lexludi.board.facing import Stance
from lexludi.board.frame import Frame
from lexludi.board.grid import Grid
from lexludi.board.hexes import Direction, Hex, Hexside, Vertex
from lexludi.board.position import Counter, Position, Side

hexes = st.builds(Hex.at, st.integers(1, 30), st.integers(1, 30))
vertices = st.sampled_from(Vertex)
keys = st.from_regex(r"[A-Za-z][A-Za-z0-9]{0,6}(_[a-z0-9]{1,5}){0,2}", fullmatch=True).filter(
    lambda key: key not in Vertex.__members__
)
labels = st.text(st.characters(categories=("L", "Nd")), min_size=1, max_size=4)


@st.composite
def stances(draw, spots=hexes, two_hex=None):
    """A unit of one or two hexes that faces somewhere."""
    spot, facing = draw(spots), draw(vertices)
    if draw(st.booleans()) if two_hex is None else two_hex:
        return Stance((spot, spot.neighbour(Direction.E.turned(facing.index))), facing)
    return Stance((spot,), facing)


@st.composite
def positions(draw):
    """A position of any kind the notation can write."""
    grid = Grid(draw(st.integers(2, 14)), draw(st.integers(1, 10)), draw(st.booleans()))
    spots = st.sampled_from(list(grid))
    words = st.lists(keys, min_size=1, max_size=2)
    counters = []
    for label in draw(st.lists(labels, max_size=5, unique=True)):
        stance = draw(st.one_of(stances(spots), st.builds(lambda spot: Stance((spot,)), spots)))
        if not all(spot in grid for spot in stance.hexes):
            stance = Stance(tuple(spot for spot in stance.hexes if spot in grid)[:1], stance.facing)
        values = draw(st.dictionaries(keys, st.integers(-99, 999), max_size=2))
        states = draw(st.lists(keys, max_size=2))
        kind = draw(st.one_of(keys, st.just("leader")))
        side = draw(st.sampled_from(Side))
        counters.append(Counter(side, kind, label, stance, tuple(states), tuple(values.items())))
    inner = [Hexside(spot, near) for spot in grid for near in spot.neighbours() if near in grid]
    return Position(
        grid,
        tuple(counters),
        draw(st.dictionaries(spots, words, max_size=5)),
        draw(st.dictionaries(spots, st.integers(-3, 5), max_size=5)),
        draw(st.dictionaries(st.sampled_from(inner), words, max_size=3)) if inner else {},
    )


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
