"""What a player hears who does not see: the public on every screen, the private on its owner's alone."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person

CALM: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB"}
LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]:not([aria-live=off])"
# Everything that live regions ever said, collected as it is said.
EAR = f"""() => {{
  window.heard = [];
  new MutationObserver(changes => changes.forEach(({{ type, target, addedNodes }}) => {{
    const at = target.nodeType === 1 ? target : target.parentElement;
    const region = at?.closest({LIVE!r});
    if (!region || region.closest('[inert]')) return;
    const modal = document.querySelector('dialog:modal');
    if (modal && !modal.contains(region)) return;
    const said = region.matches('[role=status], [role=alert]') ? region.textContent
      : type === 'characterData' ? at.textContent
      : [...addedNodes].map(n => n.textContent).join(' ');
    const clean = said.replace(/\\s+/g, ' ').trim();
    if (clean && clean !== window.heard.at(-1)) window.heard.push(clean);
  }})).observe(document, {{ childList: true, characterData: true, subtree: true }});
}}"""


def listening(chromium: Browser, site: Site, size: dict[str, Any]) -> Person:
    person = Person(chromium, site.url, size, **CALM)
    person.page.add_init_script(f"addEventListener('DOMContentLoaded', {EAR})")
    return person


def heard(person: Person) -> str:
    return "\n".join(person.page.evaluate("window.heard"))


def until_heard(person: Person, *words: str) -> None:
    end = time.monotonic() + 20
    while missing := [one for one in words if not re.search(one, heard(person))]:
        assert time.monotonic() < end, f"never said: {missing}\n{heard(person)}"
        person.page.wait_for_timeout(60)


def test_trolley_is_heard_by_all_and_a_hand_by_its_owner(chromium: Browser, site: Site) -> None:
    """TT-V2, TT-A6: a card is said once it is laid, never before; on phone, desktop and television."""
    still = {"choose": 0, "modify": 0, "floor": 0, "free": 0, "lever": 0}
    table = site.table(3, still, "trolley", first=1, cycles=1)
    ann, bob, cleo = (
        listening(chromium, site, size).join(table, name, livery)
        for livery, (name, size) in enumerate((("Ann", DESKTOP), ("Bob", PHONE), ("Cleo", PHONE)))
    )
    tv = listening(chromium, site, {"width": 1920, "height": 1080}).open(f"/tv/{table}")
    ann.page.get_by_role("button", name="Depart").click()
    cards = bob.page.locator(".hand .tx")
    expect(cards.first).to_contain_text(".")
    hand = cards.all_inner_texts()
    until_heard(bob, "Lay|lay an Innocent")
    bob.page.locator(".hand button:enabled").first.click()
    bob.page.locator(".mine .btn.main").click()
    until_heard(bob, "1 of 2")
    for other in (ann, cleo, tv):
        assert not [text for text in hand if text in heard(other)]
    cleo.page.locator(".hand button:enabled").first.click()
    cleo.page.locator(".mine .btn.main").click()
    for person in (ann, bob, cleo, tv):
        until_heard(person, re.escape(hand[0]), "North", "South")
        assert not [text for text in hand[1:] if text in heard(person)]
        assert heard(person).count(hand[0]) == 1, "said twice"
