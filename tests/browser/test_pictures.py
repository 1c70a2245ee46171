"""The end of each game as a picture to share: a PNG of the right size with a chart, with names or without."""

from __future__ import annotations

import json
import struct
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person

# How many colours there are where the chart is; and the part with the names, as one number.
SEEN = """() => {
  const pen = document.querySelector('dialog canvas').getContext('2d');
  const part = (y, high) => new Uint32Array(pen.getImageData(0, y, 1080, high).data.buffer);
  return [new Set(part(900, 360)).size, part(560, 300).reduce((a, b) => (a * 31 + b) >>> 0, 7)];
}"""

# What stands beside a bar and does not fit on one line.
BROKEN = """all => all.filter(b => b.offsetHeight > 1.5 * parseFloat(getComputedStyle(b).lineHeight))
  .map(b => b.textContent)"""


def finished(person: Person, site: Site, game: str, **options: Any) -> Person:
    """A whole game whose questions answer themselves at once."""
    clocks = next(one["clocks"] for one in json.loads(site.get("/api/games")) if one["id"] == game)
    slow = {"respond": 300, "duel": 300} if game == "dilemma" else {}  # robots have time to throw
    table = site.table(3, dict.fromkeys(clocks, 40) | slow, game, **options)
    page = person.join(table, "Ann").page
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


@pytest.mark.parametrize(
    ("game", "size", "options"),
    [
        ("dilemma", PHONE, {"mode": "sealed", "cards": 6}),
        ("trolley", DESKTOP, {"cycles": 1}),
        ("mystery", PHONE, {}),
        ("dilemma", DESKTOP, {"mode": "sealed", "cards": 6}),
    ],
    ids=["dilemma-phone", "trolley-desktop", "mystery-phone", "dilemma-desktop"],
)
def test_the_end_can_be_kept_as_a_picture(
    chromium: Browser, quick_site: Site, game: str, size: dict[str, int], options: dict[str, Any]
) -> None:
    ann = Person(chromium, quick_site.url, size, reduced_motion="reduce", locale="en-GB")
    page = finished(ann, quick_site, game, **options).page
    ann.check(f"result of {game}")
    assert page.locator(".length + b").evaluate_all(BROKEN) == []
    page.get_by_role("button", name="A picture to share").click()
    sheet = page.get_by_role("dialog", name="A picture to share")
    canvas = sheet.locator("canvas[data-ready=true]")
    expect(canvas).to_be_visible()
    colours, named = page.evaluate(SEEN)
    assert colours > 20, "no chart is to be seen"
    ann.check(f"picture of {game}")
    with page.expect_download() as kept:
        sheet.get_by_role("button", name="Save picture").click()
    png = kept.value.path().read_bytes()
    assert kept.value.suggested_filename == f"whistlestop-{game}.png"
    assert png.startswith(b"\x89PNG\r\n")
    assert struct.unpack(">II", png[16:24]) == (1080, 1350)
    assert len(png) > 30_000
    sheet.get_by_role("switch", name="Without names").check(force=True)
    expect(canvas).to_be_visible()
    assert "Ann" not in (sheet.get_by_role("img").get_attribute("aria-label") or "")
    page.wait_for_function(f"({SEEN})()[1] !== {named}")
    assert ann.troubles == []


def test_the_mirror_shows_the_table_and_all_five_classics(chromium: Browser, quick_site: Site) -> None:
    ann = Person(chromium, quick_site.url, PHONE, reduced_motion="reduce", locale="en-GB")
    page = finished(ann, quick_site, "dilemma", mode="sealed", cards=6).page
    mine = page.locator("section.frame li.mine").first
    for classic in ("dove", "hawk", "echo", "saint", "elephant"):
        expect(mine.locator("details[open] li").filter(has_text=classic)).to_contain_text("%")
    expect(mine.locator("li").filter(has_text="Kept peace").locator("u")).to_have_count(1)
