"""Two people on phones and a robot play a whole game of THROW; one of them reloads in the middle."""

from __future__ import annotations

import time

from msgspec import UNSET
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import Person
from whistlestop.games import GAMES
from whistlestop.kernel import Record, check


def test_two_people_and_a_robot_play_a_whole_game(chromium: Browser, site: Site) -> None:
    table = site.table(3, {"window": 4000, "late": 400})
    ann = Person(chromium, site.url, locale="en-GB").join(table, "Ann", 0)
    olena = Person(chromium, site.url, locale="uk-UA").join(table, "Олена", 1)
    expect(olena.page.locator("html")).to_have_attribute("lang", "uk")
    ann.page.get_by_role("button", name="Robot", exact=True).click()
    ann.check("lobby")
    ann.page.get_by_role("button", name="Depart").click()
    expect(ann.page.locator(".hand button")).to_have_count(10)
    expect(olena.page.locator(".hand button")).to_have_count(10)
    ann.check("scene")

    did: list[str] = []
    flicked = reloaded = False
    end = time.monotonic() + 240
    while not (ann.over and olena.over):
        assert time.monotonic() < end, did
        asked = ann.page.locator(".controls .quiet").count() > 0
        if (
            asked
            and not flicked
            and ann.page.locator(".hand button:not([disabled], [aria-disabled=true])").count()
        ):
            ann.flick()
            flicked = True
            did.append("flick")
        else:
            did.append(ann.act(choose=len(did), conflict=len(did) % 3 == 0))
        did.append(olena.act(choose=len(did) // 2))
        if not reloaded and did.count("duel") >= 2:
            held = olena.hand()
            olena.page.reload()
            expect(olena.page.locator(".hand button")).to_have_count(len(held))
            assert olena.hand() == held
            reloaded = True
        ann.page.wait_for_timeout(60)

    assert flicked
    assert reloaded
    assert {"offer", "throw", "duel", "saw"} <= set(did)
    ann.check("result")
    assert ann.troubles == []
    assert olena.troubles == []

    record = Record.load(site.get(f"/api/tables/{table}/record"))
    steps, proved = check(GAMES["dilemma"], record)
    assert proved
    assert steps > 20
    throws = [
        a for line in record.lines if line.moves is not UNSET for _, a in line.moves if isinstance(a, list)
    ]
    assert any(throw[5] == 0 for throw in throws), "a finger"
    assert any(throw[5] == 1 for throw in throws), "a button"
