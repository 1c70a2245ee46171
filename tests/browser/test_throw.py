"""Two people and a robot play a whole game of THROW; one of them reloads in the middle."""

from __future__ import annotations

import time

from msgspec import UNSET
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.walk import DILEMMA, Walker, arrive, sheets, television
from whistlestop.games import GAMES
from whistlestop.kernel import Record, check


class Thrower(Walker):
    """The first throw with a finger."""

    flicked = False

    def press(self, state: str, control: str) -> bool:
        if self.flicked or state != "respond" or "hand" not in control:
            return super().press(state, control)
        self.flicked = self.person.flick()
        return self.flicked


def test_two_people_and_a_robot_play_a_whole_game(chromium: Browser, quick_site: Site) -> None:
    """Cards fly on a phone, and on a dark desk; every state is in order on both, and on the television."""
    table = quick_site.table(3, {"window": 4000, "late": 100})
    moving = {"reduced_motion": "no-preference"}
    ann = Person(chromium, quick_site.url, PHONE, **moving).join(table, "Ann", 0)
    olena = Person(chromium, quick_site.url, DESKTOP, locale="uk-UA", color_scheme="dark", **moving)
    olena.join(table, "Олена", 1)
    expect(olena.page.locator("html")).to_have_attribute("lang", "uk")
    robot = ann.page.get_by_role("button", name="Robot", exact=True)
    expect(robot).to_have_count(1)  # Olena's seat is known to be taken
    robot.click()
    ann.check("lobby")
    ann.page.get_by_role("button", name="Depart").click()
    expect(olena.page.locator(".hand button")).to_have_count(10)
    television(chromium, quick_site, table, ".plates")
    sheets(ann)
    walkers = Thrower(ann, DILEMMA), Thrower(olena, DILEMMA)
    duels, end = 0, time.monotonic() + 90
    while duels < 2:
        assert time.monotonic() < end, "no duel"
        duels += [walker.step() for walker in walkers].count("duel")
    held = olena.hand()
    olena.page.reload()
    expect(olena.page.locator(".hand button")).to_have_count(len(held))
    assert olena.hand() == held
    arrive(walkers)

    for walker in walkers:
        assert walker.seen == {*DILEMMA, "result"}
    assert ann.troubles == []
    assert olena.troubles == []

    record = Record.load(quick_site.get(f"/api/tables/{table}/record"))
    steps, proved = check(GAMES["dilemma"], record)
    assert proved
    assert steps > 20
    throws = [
        a for line in record.lines if line.moves is not UNSET for _, a in line.moves if isinstance(a, list)
    ]
    assert any(throw[5] == 0 for throw in throws), "a finger"
    assert any(throw[5] == 1 for throw in throws), "a button"
