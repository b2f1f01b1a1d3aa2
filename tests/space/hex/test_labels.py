"""Numbers of hexes: clear of counters, arrows, stripes and marks, however a unit stands, moves or turns."""

import json
import re
from functools import cache
from itertools import pairwise, product
from xml.etree import ElementTree

import pytest

from board_strategies import english
from lexludi.proof.evidence import last_run
from lexludi.space.hex.board import Board
from lexludi.space.hex.facing import Stance, Turn
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.hexes import Direction, Hex, Vertex
from lexludi.space.hex.notation import parse
from lexludi.space.hex.position import Side
from lexludi.space.hex.svg import draw, figure
from support import proved

SVG = "{http://www.w3.org/2000/svg}"
GROUND = ("ll-fill-hex", "ll-line-rim", "ll-fill-height", "ll-fill-depth")
"""What a number may stand on."""
MIDDLE = Hex.parse("0404")
WORDS = english(code=lambda key: "HI")
WIDE = english(code=lambda key: "LOOOONG")
"""Words with which every one-hex counter is as wide as counters get."""


def turned(points, transform):
    """Points after a translation and a rotation."""
    for name, numbers in reversed(re.findall(r"(\w+)\(([^)]*)\)", transform or "")):
        first, *rest = map(float, numbers.split())
        if name == "translate":
            points = [(x + first, y + rest[0]) for x, y in points]
        else:
            direction = complex(0.5, 0.75**0.5) ** (first / 60)
            points = [((complex(x, y) * direction).real, (complex(x, y) * direction).imag) for x, y in points]
    return points


@cache
def lines(data):
    """The corners of each line of a path."""
    found, place = [], (0.0, 0.0)
    for command, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        size = {"M": 2, "m": 2, "L": 2, "l": 2, "h": 1, "v": 1, "a": 7, "q": 4, "t": 2, "z": 0}[command]
        if command == "z":
            found[-1].append(found[-1][0])
            place = found[-1][0]
        for start in range(0, len(numbers) if size else 0, size or 1):
            *_, x, y = (0, *numbers[start : start + size]) if command != "v" else (0, 0, numbers[start])
            if command == "h":
                x, y = numbers[start], 0
            place = (x, y) if command in "ML" else (place[0] + x, place[1] + y)
            if command in "Mm" and start == 0:
                found.append([])
            found[-1].append(place)
    return found


def inside(x, y, corners):
    """Whether a point lies within a closed line."""
    crossed = [
        (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1 for (x1, y1), (x2, y2) in pairwise(corners)
    ]
    return sum(crossed) % 2 == 1


def near(x, y, corners, reach):
    """Whether a point lies so near a line."""
    for (x1, y1), (x2, y2) in pairwise(corners):
        length = (x2 - x1) ** 2 + (y2 - y1) ** 2 or 1
        along = min(1, max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
        if (x - x1 - along * (x2 - x1)) ** 2 + (y - y1 - along * (y2 - y1)) ** 2 <= reach**2:
            return True
    return False


def shapes(element, paint, transforms=()):
    """Everything painted that is neither text nor ground: its corners, whether it is filled, half its line."""
    paint = {**paint, **{key: element.get(key) for key in ("fill", "stroke", "stroke-width") if element.get(key)}}
    transforms = [*transforms, element.get("transform") or ""]
    if not any(name in (element.get("class") or "") for name in GROUND):
        half = float(paint.get("stroke-width", 1)) / 2 if paint.get("stroke") else 0
        tint = float(element.get("fill-opacity", 1)) <= 0.2
        data = lines(element.get("d")) if element.tag == f"{SVG}path" else []
        if element.tag == f"{SVG}circle":
            x, y, radius = (float(element.get(key)) for key in ("cx", "cy", "r"))
            data = [[(x, y), (x, y)]]
            half += radius
        if not (tint and paint.get("fill") != "none"):  # a tinted hex is ground as well
            for corners in data:
                for transform in reversed(transforms):
                    corners = turned(corners, transform)
                yield corners, paint.get("fill") != "none", half
    for child in element:
        yield from shapes(child, paint, transforms)


def extent(corners, _, reach):
    """The box about a shape: left, right, top, bottom."""
    across, down = zip(*corners, strict=True)
    return min(across) - reach, max(across) + reach, min(down) - reach, max(down) + reach


def covered(frame):
    """The numbers of a frame that something else is painted on or under."""
    return touched(ElementTree.fromstring(draw(frame, WORDS)))


def touched(picture):
    """The numbers of a picture that something else is painted on or under."""
    painted = [(*shape, *extent(*shape)) for shape in shapes(picture, {})]
    for text in picture.findall(f"{SVG}g[@class='ll-fill-number']/{SVG}text"):
        x, y, half = float(text.get("x")), float(text.get("y")), 3 * len(text.text)
        box = [(dx * half / 6, dy * 1.5) for dx in range(-6, 7) for dy in range(-5, 1)]
        box = [(x + dy, y - dx) if text.get("transform") else (x + dx, y + dy) for dx, dy in box]
        first, last, upper, lower = extent(box, None, 0)
        for corners, filled, reach, left, right, top, bottom in painted:
            if right < first or left > last or bottom < upper or top > lower:
                continue
            if any((filled and inside(*point, corners)) or near(*point, corners, reach) for point in box):
                yield text.text


def stance(facing, two):
    hexes = (MIDDLE, MIDDLE.neighbour(Direction.E.turned(facing.place))) if two else (MIDDLE,)
    return Stance(hexes, facing)


def board(rest, **shown):
    return Frame(parse(f"8x8; {rest}"), **shown)


@pytest.mark.parametrize("two", [False, True], ids=["one-hex", "two-hex"])
@pytest.mark.parametrize("facing", Vertex)
def test_number_is_clear_of_a_unit_however_it_faces_and_moves(facing, two) -> None:
    stood = stance(facing, two)
    for side, rest in product(("blue", "red"), ("", "; 0404 woods", "; 0404 +2", "; {side} leader L 0404")):
        unit = f"{side} HI A {stood}{rest.format(side=side)}"
        assert not list(covered(board(unit))), unit
    steps = [*stood.ahead(), *stood.back(), *map(stood.swung, Turn if two else ())]
    for after in steps if two else map(stood.shifted, Direction):
        for way in ((stood, after), (stood, after, after.turned(3))):
            frame = board(f"blue HI A {way[-1]}", path=way)
            assert not list(covered(frame)), way


@pytest.mark.parametrize("facing", Vertex)
def test_number_is_clear_of_a_unit_that_turns_where_it_began(facing) -> None:
    for vertices in range(6):
        way = (stance(facing, two=False), stance(facing, two=False).turned(vertices))
        assert not list(covered(board(f"red HI A {way[-1]}", path=way))), way
        away = (*way, way[-1].shifted(Direction.NE))
        assert not list(covered(board(f"red HI A {away[-1]}", path=away))), away


@pytest.mark.parametrize("facing", Vertex)
def test_number_is_clear_of_a_stack(facing) -> None:
    for rest in ("", "; blue leader L 0404", "; blue leader L 0404; blue leader M 0404"):
        frame = board(f"blue HI A 0404 {facing}; blue LI B 0404 {facing}{rest}")
        assert not list(covered(frame)), rest


def test_number_is_clear_of_stripes_marks_and_a_way_through_the_hex() -> None:
    zone = (MIDDLE, *MIDDLE.neighbours())
    for first, last, ground in product(Direction, Direction, ("0404 woods", "0404 -1", "0303 rough")):
        if first is not last:
            way = tuple(Stance((spot,)) for spot in (MIDDLE.neighbour(first), MIDDLE, MIDDLE.neighbour(last)))
            frame = board(f"{ground}; red HI A {way[-1]}", path=way, highlights={"front": zone})
            assert not list(covered(frame)), (first, last, ground)
    assert not list(covered(board("0404 woods", highlights={"zoc": zone})))


@pytest.mark.parametrize("facing", Vertex)
def test_number_is_clear_of_the_cross_where_a_unit_is_barred(facing) -> None:
    for direction in Direction:
        frame = board(f"blue HI A 0404 {facing}", path=(stance(facing, two=False),), barred=MIDDLE.neighbour(direction))
        assert not list(covered(frame)), direction


def test_number_is_clear_of_two_enemies_however_they_face() -> None:
    for one, other in product(Vertex, Vertex):
        for rest in ("", "; 0404 woods", "; 0404 +1"):
            frame = board(f"blue HI A 0404 {one}; red LI B 0404 {other}{rest}")
            assert not list(covered(frame)), (one, other, rest)


@pytest.mark.parametrize("facing", Vertex)
def test_leader_in_the_hex_of_a_unit_stands_beside_it_whatever_his_side(facing) -> None:
    for side in Side:
        drawn = draw(board(f"blue HI A 0404 {facing}; {side} leader L 0404"), WORDS)
        assert re.search(r'<circle cx="-?19"', drawn), side
        assert not list(covered(board(f"blue HI A 0404 {facing}; {side} leader L 0404"))), side


@pytest.mark.parametrize("facing", Vertex)
def test_number_is_clear_of_what_lies_along_a_hexside(facing) -> None:
    for direction in Direction:
        frame = board(f"blue HI A 0404 {facing}; 0404/{MIDDLE.neighbour(direction)} rough")
        assert not list(covered(frame)), direction


def test_no_number_of_any_recorded_board_touches_anything(project) -> None:
    found = (record.scene for book in project.books if proved(book) for record in last_run(project, book).records)
    boards = {json.dumps(scene["data"]) for scene in found if scene and scene["kind"] == Board.kind}
    assert len(boards) > 1000
    for board in boards:
        for picture in ElementTree.fromstring(Board.read(json.loads(board)).draw(WIDE)).iter(f"{SVG}svg"):
            assert not list(touched(picture)), board


def test_height_below_the_ground_has_a_minus() -> None:
    assert ">−1<" in draw(board("0404 -1"), WORDS)


def test_legend_names_all_that_is_drawn() -> None:
    way = (Stance((MIDDLE,)), Stance((MIDDLE.neighbour(Direction.E),)))
    drawn = "; 0304 woods; 0404 +1; 0304/0404 stream"
    frame = board(
        f"red HI A {way[-1]}{drawn}", path=way, barred=MIDDLE, highlights={"front": [MIDDLE], "zoc": [MIDDLE]}
    )
    legend = figure([frame], WORDS).split("<figcaption")[1]
    names = re.findall(r"</svg>([^<]*)<", legend)
    assert names == [
        "woods",
        "level 1",
        "stream",
        "front",
        "zoc",
        "starting position",
        "path taken",
        "entry not allowed",
    ]


def test_cross_at_the_rim_of_the_board_is_seen_whole() -> None:
    start = Stance((Hex.parse("0103"),))
    frame = board("blue HI A 0103", path=(start,), barred=start.left.neighbour(Direction.W))
    picture = ElementTree.fromstring(draw(frame, WORDS))
    left, top, width, height = map(float, picture.get("viewBox").split())
    for corners, _, reach in shapes(picture[-1], {}):
        assert all(left <= x - reach and x + reach <= left + width for x, _ in corners)
        assert all(top <= y - reach and y + reach <= top + height for _, y in corners)
