"""The lane of the guide in a browser: its pawns are dragged and sent elsewhere like those of any space."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page, expect

from lexludi.cli.main import main
from lexludi.site.serve import Handler
from support import ROOT, SPACES, make_translated_project
from workbench import LOADED, RULED

SIDE = 40
"""How wide a cell is drawn."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site of the race is served."""
    root = make_translated_project(tmp_path_factory.mktemp("lane"), SPACES, "race")
    (root / "node_modules").symlink_to(ROOT / "node_modules")
    main(["--root", str(root), "build"])
    handler = partial(Handler, directory=str(root / "build" / "site"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()


@pytest.fixture
def lane(browser: Browser, home: str) -> Iterator[Page]:
    """A lane of 12 cells with A in 3 and B in 5, of which A is asked to move three cells."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(f"{home}/en/race/try/#x=race.1.1.reach:x1")
    expect(page.locator(RULED).first).to_be_visible(timeout=LOADED)
    yield page
    page.close()


def at(page: Page, cell: int) -> tuple[float, float]:
    """The middle of a cell on the screen."""
    box = page.locator("[data-part=ruling] svg.ll-board").first.bounding_box()
    assert box
    scale = box["width"] / (12 * SIDE + 2)
    return box["x"] + ((cell - 0.5) * SIDE + 1) * scale, box["y"] + box["height"] / 2


def test_pawn_is_dragged_with_the_pointer_and_distances_are_read_on_the_way(lane: Page) -> None:
    lane.locator("[data-part=ruling] svg.ll-board").first.scroll_into_view_if_needed()
    lane.mouse.move(*at(lane, 3))
    lane.mouse.down()
    lane.mouse.move(*at(lane, 4))
    expect(lane.locator(".ll-reading")).to_have_text("B: 1 ahead")
    lane.mouse.move(*at(lane, 1))
    expect(lane.locator(".ll-reading")).to_have_text("B: 4 ahead")
    lane.mouse.up()
    expect(lane.locator("[data-part=text]")).to_have_value(
        "Given the lane: 12 cells. A in 1. B in 5.\nWhen A moves 3 cells"
    )
    expect(lane.locator("[data-part=ruling]")).to_contain_text("A is now in cell 4")


FREE = """async () => {
    const { draggable, mover } = await import(new URL("../../assets/workbench/board.js", location).href);
    document.body.innerHTML = '<svg id="free" viewBox="0 0 100 100" width="400" height="400"></svg>';
    const picture = document.getElementById("free");
    const grip = { piece: "A", at: [50, 50], reach: 20, values: ["15"], handle: [80, 50] };
    const board = { grips: [grip], fields: [{ name: "Turned by", choices: [], step: "15" }] };
    window.seen = [];
    const drag = async (piece, to, turns) => {
        const at = turns ? grip.at : to;
        return { text: `${turns ? "turned" : "moved"} ${to.map(Math.round)}`, grip: { ...grip, at, handle: to }, readings: ["7 steps"] };
    };
    draggable(picture, board, drag, ({ text }) => window.seen.push(text));
    picture.after(mover(board, { "try.piece": "Piece", "try.move": "Move" }, (piece, values) => window.seen.push([piece, ...values].join(" "))));
}"""
"""A base that stands anywhere and is turned by a handle, in place of the page."""


def test_piece_of_a_space_without_cells_is_moved_turned_and_typed(lane: Page) -> None:
    lane.evaluate(FREE)
    box = lane.locator("#free").bounding_box()
    assert box
    for start, end in (((50, 50), (30, 40)), ((80, 50), (50, 90)), ((10, 10), (30, 40))):
        lane.mouse.move(box["x"] + 4 * start[0], box["y"] + 4 * start[1])
        lane.mouse.down()
        lane.mouse.move(box["x"] + 4 * end[0], box["y"] + 4 * end[1])
        if start != (10, 10):
            expect(lane.locator(".ll-reading")).to_have_text("7 steps")
        lane.mouse.up()
    lane.get_by_label("Turned by").focus()
    lane.keyboard.press("ArrowUp")
    lane.keyboard.press("Tab")
    lane.keyboard.press("Enter")
    lane.wait_for_function("window.seen.length === 3")
    assert lane.evaluate("window.seen") == ["moved 30,40", "turned 50,90", "A 30"]


def test_pawn_is_sent_to_a_cell_with_the_keyboard_and_told_where_it_cannot_stand(lane: Page) -> None:
    lane.get_by_label("Cell", exact=True).focus()
    lane.keyboard.press("ArrowDown")
    lane.keyboard.press("ArrowDown")
    lane.keyboard.press("Tab")
    lane.keyboard.press("Enter")
    expect(lane.locator("[data-part=state]")).to_have_text("Two pawns stand in one cell.")
    lane.get_by_label("Cell", exact=True).focus()
    lane.keyboard.press("ArrowUp")
    lane.keyboard.press("Tab")
    lane.keyboard.press("Enter")
    expect(lane.locator("[data-part=text]")).to_have_value(
        "Given the lane: 12 cells. A in 4. B in 5.\nWhen A moves 3 cells"
    )
