"""The end of each game: what it says of the players, as a picture to share (a PNG), and all of it again."""

from __future__ import annotations

import json
import math
import re
import struct
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, SMALL, Person
from tests.browser.test_eyes import SCENES
from tests.browser.test_house import TELEVISION
from tests.browser.walk import large

# How many colours there are where the chart is; and the part with the names, as one number.
SEEN = """() => {
  const pen = document.querySelector('dialog canvas').getContext('2d');
  const part = (y, high) => new Uint32Array(pen.getImageData(0, y, 1080, high).data.buffer);
  return [new Set(part(900, 360)).size, part(560, 300).reduce((a, b) => (a * 31 + b) >>> 0, 7)];
}"""

# A device whose system can pass things on: what is given to it.
SENDS = """navigator.canShare = () => true;
navigator.share = async ({ url, files: [file] = [] }) => {
  window.sent = url ?? `${file.name} ${file.type}`;
};"""

# What stands beside a bar and does not fit on one line.
BROKEN = """all => all.filter(b => b.offsetHeight > 1.5 * parseFloat(getComputedStyle(b).lineHeight))
  .map(b => b.textContent)"""


def finished(person: Person, site: Site, game: str, **options: Any) -> Person:
    """A whole game whose questions answer themselves at once."""
    clocks = next(one["clocks"] for one in json.loads(site.get("/api/games")) if one["id"] == game)
    slow = {"respond": 300, "duel": 300} if game == "dilemma" else {}  # robots have time to throw
    table = site.table(3, dict.fromkeys(clocks, 40) | slow, game, **options)
    page = person.join(table, "Ann").page
    if page.evaluate("'canShare' in navigator"):
        page.get_by_role("button", name="Share").click()
        page.wait_for_function(f"() => window.sent?.endsWith('/t/{table}')")
    for left in (1, 0):
        page.get_by_role("button", name="Robot", exact=True).first.click()
        expect(page.get_by_role("button", name="Robot", exact=True)).to_have_count(left)
    page.get_by_role("button", name="Depart").click()
    end = time.monotonic() + 60
    while not person.over:
        assert time.monotonic() < end
        person.press(".reveal .btn, .verdict .btn")
        page.wait_for_timeout(60)
    return person


def beside(page: Page, wide: bool) -> None:
    """What was won and its chart: side by side where there is room, else one below the other."""
    bill, chart = (page.locator(f".poster > {one}").bounding_box() for one in ("article", "section"))
    assert bill
    assert chart
    if wide:
        assert bill["x"] + bill["width"] < chart["x"]
        assert abs(bill["y"] - chart["y"]) < 2
    else:
        assert bill["y"] + bill["height"] < chart["y"]


def mirrored(page: Page, site: Site, table: str) -> None:
    """Kept peace, struck first, forgave: each one's own, and the mark where the whole table stands."""
    rows = json.loads(site.get(f"/api/tables/{table}/insight"))["mirror"]
    mirror = page.get_by_role("region", name="In the mirror")
    if not any(row["duels"] for row in rows):
        expect(mirror).to_contain_text("stays dark")
        return
    habits = (("Kept peace", "peace", "duels"), ("Struck first", "struck", "duels"))
    people = mirror.locator("li.one")
    expect(people).to_have_count(len(rows))
    for row, shown in zip(rows, people.all(), strict=True):
        expect(shown.get_by_text("was in no duel")).to_have_count(0 if row["duels"] else 1)
        for name, what, of in (*habits, ("Forgave", "forgiven", "wronged")):
            bar = shown.locator("li").filter(has_text=name)
            if row[of]:
                share, whole = row[what] / row[of], sum(r[what] for r in rows) / sum(r[of] for r in rows)
                expect(bar).to_contain_text(re.compile(rf"\b{math.floor(100 * share + 0.5)}\s*%"))
                left = bar.locator("u").evaluate("one => parseFloat(one.style.left)")
                assert abs(left - 100 * whole) < 0.1
            else:
                expect(bar).to_have_count(0)
    unfolded = people.filter(has=page.locator("details[open]"))
    expect(unfolded).to_have_count(1)
    if rows[0]["duels"]:
        expect(unfolded).to_contain_text("Ann")  # one's own, unless there is nothing to see
    for classic in ("dove", "hawk", "echo", "saint", "elephant"):
        expect(unfolded.locator("details li").filter(has_text=classic)).to_contain_text("%")


def portrayed(page: Page, site: Site, table: str) -> None:
    """Everybody who had the lever, with what they spared and what not."""
    portraits = json.loads(site.get(f"/api/tables/{table}/insight"))["portraits"]
    shown = page.get_by_role("region", name="What the lever says about you").locator("> ul > li")
    expect(shown).to_have_count(len(portraits))
    mine = shown.filter(has_text="Ann")
    expect(mine.locator("li").first).to_have_text(re.compile("(spared|struck)$"))
    (own,) = (one for one in portraits if one["seat"] == 0)
    expect(mine.locator("li b")).to_have_text(
        ["spared"] * len(own["spared"]) + ["struck"] * len(own["killed"])
    )


def known(page: Page, site: Site, table: str) -> None:
    """What each one could have known of each part of the crime, city by city."""
    plot = page.get_by_role("region", name="What could have been known")
    expect(plot.get_by_role("img")).to_have_count(5)
    expect(plot.get_by_role("img").first).to_have_accessible_name(re.compile("Paris.*%"))
    plot.get_by_role("group", name="Players").get_by_role("button").last.click()
    expect(plot.get_by_role("button", pressed=True)).not_to_have_text("Ann")
    plot.get_by_role("button", name="Ann").click()


CHARTS: dict[str, Callable[[Page, Site, str], None]] = {
    "dilemma": mirrored,
    "trolley": portrayed,
    "mystery": known,
}


@pytest.mark.parametrize(
    ("game", "sizes", "options"),
    [
        ("dilemma", (PHONE, DESKTOP), {"mode": "sealed", "cards": 6}),
        ("trolley", (DESKTOP, PHONE), {"cycles": 1}),
        ("mystery", (PHONE, DESKTOP), {}),
    ],
    ids=["dilemma", "trolley", "mystery"],
)
def test_the_end_is_told_kept_as_a_picture_and_seen_again(
    chromium: Browser, quick_site: Site, game: str, sizes: tuple[Any, Any], options: dict[str, Any]
) -> None:
    ann = Person(chromium, quick_site.url, sizes[0])
    ann.page.add_init_script(SENDS)
    page = finished(ann, quick_site, game, **options).page
    table = page.url.rsplit("/", 1)[-1]
    for size in reversed(sizes):
        page.set_viewport_size(size)
        CHARTS[game](page, quick_site, table)
        ann.check(f"result of {game}")
        assert page.locator(".length + b").evaluate_all(BROKEN) == []
        beside(page, wide=size is DESKTOP)
        large(ann)
    ann.fits(f"result of {game}", SMALL)
    page.get_by_role("button", name="A picture to share").click()
    sheet = page.get_by_role("dialog", name="A picture to share")
    canvas = sheet.locator("canvas[data-ready=true]")
    expect(canvas).to_be_visible()
    expect(sheet.locator(".frame")).to_have_count(0)  # the picture has one of its own
    colours, named = page.evaluate(SEEN)
    assert colours > 20, "no chart is to be seen"
    for size in reversed(sizes):
        page.set_viewport_size(size)
        expect(canvas).to_be_in_viewport(ratio=1)
        ann.check(f"picture of {game}")
    with page.expect_download() as kept:
        sheet.get_by_role("button", name="Save picture").click()
    png = kept.value.path().read_bytes()
    assert kept.value.suggested_filename == f"whistlestop-{game}.png"
    assert png.startswith(b"\x89PNG\r\n")
    assert struct.unpack(">II", png[16:24]) == (1080, 1350)
    assert len(png) > 30_000
    sheet.get_by_role("button", name="Share").click()
    page.wait_for_function(f"() => window.sent === 'whistlestop-{game}.png image/png'")
    sheet.get_by_role("switch", name="Without names").check(force=True)
    expect(canvas).to_be_visible()
    assert "Ann" not in (sheet.get_by_role("img").get_attribute("aria-label") or "")
    page.wait_for_function(f"({SEEN})()[1] !== {named}")
    proved(ann)
    seen_again(ann, game, table, sizes)
    tv = Person(chromium, quick_site.url, TELEVISION).open(f"/tv/{table}")
    expect(tv.page.locator("article[aria-labelledby=won]")).to_be_visible()
    tv.check(f"end of {game} on television")
    assert ann.troubles == tv.troubles == []


def proved(ann: Person) -> None:
    """No game raises a false alarm on a device that was there from the lobby to the end."""
    page = ann.page
    page.keyboard.press("Escape")
    page.get_by_role("link", name="The shuffle, checked").click()
    expect(page.get_by_role("status")).to_contain_text("Nothing was changed")
    expect(page.get_by_text("Your own number is among")).to_be_visible()
    expect(page.get_by_text("From the first draw to the end")).to_be_visible()


def seen_again(ann: Person, game: str, table: str, sizes: tuple[Any, Any]) -> None:
    """Step by step and from one end to the other, with two pairs of eyes, and what if."""
    page = ann.open(f"/replay/{table}").page
    steps = page.get_by_role("slider", name="Step")
    last = int(steps.get_attribute("max") or 0)
    assert last > 3
    steps.fill(str(last))
    expect(page.locator("output")).to_have_text(f"{last + 1}/{last + 1}")
    page.get_by_text("Eyes, sharing, what if").click()
    page.get_by_label("Seen by").select_option(label="Ann")
    whatif = page.get_by_role("button", name="What if?")
    expect(whatif).to_have_accessible_description(re.compile("."))  # not from the end
    steps.fill("1")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator("output")).to_have_text(re.compile("^3/"))
    for size in sizes:
        page.set_viewport_size(size)
        expect(page.locator(SCENES[game]).first).to_be_visible()
        ann.check(f"replay of {game}")
    ann.fits(f"replay of {game}", SMALL)
    page.get_by_text("Eyes, sharing, what if").click()
    whatif.click()
    expect(page).not_to_have_url(re.compile("replay"))
    expect(page.locator(SCENES[game]).first).to_be_visible()
    assert page.url.rsplit("/", 1)[-1] != table
