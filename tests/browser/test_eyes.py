"""Text twice as large, no motion and no sound, in the middle of each game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.eyes import cut, unsigned
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.test_house import TELEVISION

SCENES = {"dilemma": ".hand button", "trolley": ".fork", "mystery": ".coach"}
LARGE = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
MOVING = """() => document.getAnimations().filter(one => one.playState === 'running'
  && one.effect.getComputedTiming().duration > 150).map(one => one.animationName ?? one.transitionProperty)"""
# A page that plays any sound says so.
DEAF = """window.played = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...at) { window.played++; return start.apply(this, at); };
}
localStorage.setItem('whistlestop:sound', 'false');"""


# How much of the width the board and what stands beside it take.
ROOM = """() => ['.arena, .fork, .board', '.table aside']
  .map(one => document.querySelector(one).getBoundingClientRect().width)
  .reduce((a, b) => a + b) / innerWidth"""


@pytest.mark.parametrize("game", SCENES)
def test_a_scene_with_large_text_without_motion_and_sound(
    chromium: Browser, quick_site: Site, game: str
) -> None:
    table = quick_site.table(3, game=game)
    ann = Person(chromium, quick_site.url, PHONE, locale="uk-UA")
    bob = Person(chromium, quick_site.url, DESKTOP, locale="uk-UA", forced_colors="active")  # and his own
    for livery, (person, name) in enumerate(((ann, "Ганна"), (bob, "Богдан"))):
        person.page.add_init_script(LARGE)
        person.page.add_init_script(DEAF)
        if person is bob:
            person.open(f"/t/{table}").page.locator("input[type=radio]").nth(4).check(force=True)
            assert unsigned(person.page) == []
        person.join(table, name, livery)
    ann.robot("Робот")
    ann.page.locator(".start .btn").click()
    tv = Person(chromium, quick_site.url, TELEVISION).open(f"/tv/{table}")
    for person in (ann, bob, tv):
        scene = ".arena" if person is tv and game == "dilemma" else SCENES[game]
        expect(person.page.locator(scene).first).to_be_visible()
        person.check(f"{game} with large text")
        assert person.page.evaluate(MOVING) == []
    for person in (ann, bob):
        assert person.page.evaluate("window.played") == 0
    assert bob.page.evaluate(ROOM) > 0.95
    expect(tv.page.get_by_role("img", name="QR code of this table’s address")).to_be_in_viewport(ratio=1)
    assert ann.troubles == bob.troubles == tv.troubles == []


@pytest.mark.parametrize(
    ("page", "found"),
    [
        ("<p style='width: 3em; overflow: hidden; white-space: nowrap'>Words without end</p>", "sideways"),
        ("<p style='height: 1.5em; line-height: 1.5; overflow: clip'>One<br>and two</p>", "above or below"),
        ("<p style='position: absolute; left: -2em'>Off the page</p>", "by the page"),
        ("<button>Go</button><p style='position: fixed; inset: 0; background: red'></p>", "under"),
        ("<button>Go</button><p role='alert' style='position: fixed; inset: 0'><button>x</button></p>", ""),
        ("<p style='width: 3em; overflow: auto; white-space: nowrap'>Words without end</p>", ""),
        ("<p style='position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%)'>Said</p>", ""),
        ("<p style='height: 50vh; overflow: auto'><button style='margin-top: 2000px'>Low</button></p>", ""),
    ],
)
def test_eyes_find_what_is_cut_off_or_covered(chromium: Browser, page: str, found: str) -> None:
    person = Person(chromium, "")
    person.page.set_content(f"<meta name=viewport content='width=device-width'><body>{page}")
    lost = cut(person.page)
    assert [one.split(":")[0].split(" <")[0] for one in lost] == [found] * bool(found)


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ("color: red; background: black", 1),
        ("color: red; text-decoration: underline", 0),
        ("outline: auto", 0),
    ],
)
def test_eyes_find_what_only_a_colour_tells(chromium: Browser, chosen: str, found: int) -> None:
    person = Person(chromium, "")
    chips = f"<button aria-pressed=true style='{chosen}'>A</button><button aria-pressed=false>B</button>"
    person.page.set_content(f"<p>{chips}</p>")
    assert len(unsigned(person.page)) == found
