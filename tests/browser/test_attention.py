"""Your move: the title, a whistle, a trembling phone, a notification, a screen that stays awake; counted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Site
from tests.browser.people import Person, on_both_sizes
from tests.browser.test_curtain import HIDDEN
from tests.browser.test_house import TELEVISION

COUNT = """window.did = { played: 0, trembled: 0, awake: 0, called: 0 };
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...at) { window.did.played++; return start.apply(this, at); };
}
navigator.vibrate = () => { window.did.trembled++; return true; };
const lock = async () => { window.did.awake++; return { release: async () => { window.did.awake--; } }; };
Object.defineProperty(navigator, 'wakeLock', { value: { request: lock } });
document.addEventListener('visibilitychange', () => { if (document.hidden) window.did.awake = 0; });
window.Notification = class { // says nothing of what is in the hand
  static permission = 'granted';
  constructor(title, { body }) { window.did.called++; window.did.words = `${title} | ${body}`; }
  close() { window.did.called--; }
};"""

# No sound before a touch: Chromium is not always so strict with a second page of one site.
UNTOUCHED = """window.AudioContext = class extends AudioContext {
  constructor() { super(); void this.suspend(); }
};"""


def did(page: Page, what: str) -> int:
    return int(page.evaluate(f"window.did.{what}"))


def until(page: Page, true: str) -> None:
    look = f"for (let i = 0; i < 500 && !({true}); i++) await new Promise(go => setTimeout(go, 20));"
    assert page.evaluate(f"async () => {{ {look} return {true}; }}"), true


@pytest.mark.parametrize("wanted", [True, False], ids=["all", "nothing"])
@on_both_sizes
def test_a_person_is_called_to_a_move(
    chromium: Browser, quick_site: Site, size: dict[str, Any], wanted: bool
) -> None:
    """By all that there is, or, where they want none of it, by the title and a screen that stays awake."""
    table = quick_site.table(2, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    ann = Person(chromium, quick_site.url, size)
    page = ann.page
    page.add_init_script(COUNT)
    for call in ("sound", "vibrate", "notify"):
        page.add_init_script(f"localStorage.setItem('whistlestop:{call}', '{str(wanted).lower()}')")
    ann.join(table, "Ann")
    tv = Person(chromium, quick_site.url, TELEVISION)
    tv.page.add_init_script(COUNT)
    tv.page.add_init_script(UNTOUCHED)
    tv.open(f"/tv/{table}")
    hint = tv.page.get_by_role("button", name="Tap or press a key for sound")
    expect(hint).to_be_visible()  # nobody has touched it: it would stay silent
    tv.check("television without sound")
    hint.click()
    expect(hint).to_have_count(0)

    assert did(page, "awake") == 0
    page.evaluate(HIDDEN, True)
    ann.depart(1)
    expect(page).to_have_title("●●●")  # flashes while she looks elsewhere
    assert did(page, "trembled") == did(page, "called") == int(wanted)
    if wanted:
        assert page.evaluate("window.did.words") == "● Your move | Dilemma"
    page.evaluate(HIDDEN, False)
    expect(page).to_have_title("● Your move")
    until(page, "window.did.awake === 1")
    if wanted:
        until(page, "window.did.played > 0")
        until(tv.page, "window.did.played > 0")
    else:
        assert did(page, "played") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave").click()
    until(page, "window.did.awake === 0 && window.did.called === 0")
    expect(page).not_to_have_title("● Your move")
    assert ann.troubles == tv.troubles == []
