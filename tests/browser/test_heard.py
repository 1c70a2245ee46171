"""What a player hears who does not see: the public on every screen, the private on its owner's alone."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.walk import DILEMMA, TROLLEY, TV, Runner, arrive

END = "wins?|win together|Shared victory"
TAKEN = "The trolley takes North"
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
    person = Person(chromium, site.url, size)
    person.page.add_init_script(f"addEventListener('DOMContentLoaded', {EAR})")
    return person


def heard(person: Person) -> str:
    return "\n".join(person.page.evaluate("window.heard"))


def until_heard(person: Person, *words: str) -> None:
    end = time.monotonic() + 40
    while missing := [one for one in words if not re.search(one, heard(person))]:
        assert time.monotonic() < end, f"never said: {missing}\n{heard(person)}"
        person.page.wait_for_timeout(60)


def company(chromium: Browser, site: Site, table: str) -> tuple[list[Person], Person]:
    """Three people who listen, and a television in the room; the game has begun."""
    people = [
        listening(chromium, site, size).join(table, name, livery)
        for livery, (name, size) in enumerate((("Ann", DESKTOP), ("Bob", PHONE), ("Cleo", PHONE)))
    ]
    tv = listening(chromium, site, TV).open(f"/tv/{table}")
    people[0].page.get_by_role("button", name="Depart").click()
    return people, tv


def asked(people: list[Person], control: str) -> Person:
    """Whoever has this control now; somebody gets it soon."""
    end = time.monotonic() + 20
    while not (found := [one for one in people if one.page.locator(control).count()]):
        assert time.monotonic() < end, f"nobody has {control}"
        people[0].page.wait_for_timeout(40)
    return found[0]


def test_trolley_is_heard_by_all_and_a_hand_by_its_owner(chromium: Browser, quick_site: Site) -> None:
    """TT-V2, TT-A6: a card is said once it is laid, never before; on phone, desktop and television."""
    still = {"choose": 0, "modify": 0, "floor": 0, "free": 0, "lever": 0}
    table = quick_site.table(3, still, "trolley", first=1, cycles=1)
    (ann, bob, cleo), tv = company(chromium, quick_site, table)
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
    # The rest of the game: whoever is not asked hears what the others do, and the end.
    arrive([Runner(person, TROLLEY) for person in (ann, bob, cleo)])
    for person in (ann, bob, cleo, tv):
        until_heard(person, "To the lever", rf"(?s)({TAKEN}.*){{3}}", END)
        assert len(re.findall(TAKEN, heard(person))) == 3, "said twice"
        assert "№" not in heard(person), "said before its words were there"
    until_heard(bob, "The lever is yours", "Once more, and North dies")


def test_a_sealed_choice_of_dilemma_is_heard_at_the_reveal_alone(chromium: Browser, quick_site: Site) -> None:
    """DI-A11, DI-32: who is in, never with what; then cards, tokens, points and the end, on every screen."""
    table = quick_site.table(3, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed", cards=2, lives=1)
    people, tv = company(chromium, quick_site, table)
    first = asked(people, ".controls .main")
    others = [one for one in people if one is not first]
    first.act(choose=1)
    for person in (*people, tv):
        until_heard(person, "offers? the 2")
    others[0].act()
    until_heard(others[0], "Your 1 is sealed; 1 of 2 are in")
    for person in (first, tv):
        until_heard(person, "offers? the 2: 1 of 2 are in")
    for person in (first, others[1], tv):
        assert "sealed" not in heard(person)
        assert not re.search("thrown|bottom|the 1", heard(person)), heard(person)
    others[1].page.locator(".controls .quiet").click()
    for person in (others[1], tv):
        until_heard(person, "One card is thrown", "takes? the offer with the 1")
    # The duel: it says what is at stake when it opens; a token that is set is its owner's alone.
    for duellist, stakes in ((first, "Your 2 against their 1."), (others[0], "Your 1 against their 2.")):
        duel = duellist.page.get_by_role("dialog", name="Duel")
        expect(duel).to_have_accessible_description(re.compile(f"Duel with .*{stakes}"))
    before = {person: heard(person) for person in (*people, tv)}
    first.act(conflict=True)
    until_heard(first, "Your token says conflict")
    for person in (*others, tv):
        assert heard(person) == before[person]
    others[0].act()
    for person in (*people, tv):
        until_heard(person, r"takes? both cards: \+3\. It costs a candle")
        assert heard(person).count("both cards: +3") == 1, heard(person)
    arrive([Runner(person, DILEMMA) for person in people])
    for person in (*people, tv):
        until_heard(person, END)


def test_a_face_of_mystery_is_heard_by_who_sees_it(chromium: Browser, quick_site: Site) -> None:
    """ME-54: guest and host hear the card; the others, who watches and the television its back."""
    still = {"go": 0, "show": 0, "give": 0, "bag": 0, "steal": 0, "talk": 0, "ability": 40}
    table = quick_site.table(3, still, "mystery")
    people, tv = company(chromium, quick_site, table)
    watcher = listening(chromium, quick_site, PHONE).open(f"/t/{table}?watch")
    mover = asked(people, ".mygo")
    mover.page.locator(".coach").nth(4).click()
    mover.page.locator(".stop .person").first.click()
    mover.page.locator(".stop .pick:not([disabled], [aria-disabled=true])").first.click()
    mover.page.locator(".stop .do").click()
    guest = asked([one for one in people if one is not mover], ".asked .card")
    card = guest.page.locator(".asked .card").first
    name = card.locator(".name").inner_text()
    card.click()
    guest.page.locator(".asked > .btn.main").click()
    for person in (mover, guest):
        until_heard(person, f"{name}")
    for person in {*people, tv, watcher} - {mover, guest}:
        until_heard(person, "shows? .* card", "h(as|ave) the go|r go")
        assert name not in heard(person)


def test_a_journey_of_mystery_is_heard_to_its_end(chromium: Browser, quick_site: Site) -> None:
    """Clocks answer for who touches nothing: legs, goes, windows, Hour cards and the verdict are all said."""
    names = "go show give bag steal talk tunnel telegram reveal answer"
    shows = {"ability": 60, "strasbourg": 150, "wien": 400, "budapest": 150, "verdict": 400}
    table = quick_site.table(3, {**dict.fromkeys(names.split(), 250), **shows}, "mystery")
    ann = listening(chromium, quick_site, PHONE)
    ann.page.add_init_script("window.aloud = []; speechSynthesis.speak = said => aloud.push(said.text)")
    ann.join(table, "Ann")
    tv = listening(chromium, quick_site, TV).open(f"/tv/{table}")
    ann.page.get_by_label("Level of the next robot").select_option(index=0)
    ann.depart()
    ann.page.get_by_role("button", name="Say the times aloud").click()
    for person in (ann, tv):
        until_heard(
            person, "The train is in Istanbul", "a card is being piled", "Time, in truth", "The points:"
        )
        for said in ("The hidden cards: Suspect", "The telegrams are sent", "The conductor goes to"):
            assert said in heard(person)
        # ME-63, ME-65: every card of both showings, equal ones in a row too
        cards = re.findall(r"^(\d+) of 23: \d+:\d\d$", heard(person), re.MULTILINE)
        assert cards == [str(n) for _ in ("Strasbourg", "Budapest") for n in range(1, 24)]
    piles = re.findall(r"^(\d) of 3: (?:\d+:\d\d(?:, |$))+", heard(ann), re.MULTILINE)
    assert piles == ["1", "2", "3"], heard(ann)  # ME-64
    aloud = [said.count(",") + 1 for said in ann.page.evaluate("aloud")]  # since somewhere in Strasbourg
    assert (sorted(aloud[-26:-23]), aloud[-23:]) == ([7, 8, 8], [1] * 23)
    until_heard(ann, "Your go: 4 of 4 hours", "Budapest: write your telegram", r"\b\d+:\d\d\b")
    ann.press(".verdict .go")
    for person in (ann, tv):
        until_heard(person, END)
