"""The way through a whole game: what each game may ask, and a person who looks at every new state."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.eyes import cut
from tests.browser.people import PHONE, SMALL, Person

TV = {"width": 1920, "height": 1080}
UNSET = ":not(:has([aria-pressed=true]))"
# State -> the controls that answer it, the last step first.  What is no control is only looked at.
Asked = Mapping[str, tuple[str, ...]]
DILEMMA: Asked = {
    "reveal": (".reveal .btn",),
    "duel": (f".duel{UNSET} .peace button",),
    "respond": (
        ".controls:has(.quiet) .main",
        f".mine:has(.controls .quiet) .hand{UNSET} button",
        ".controls .quiet",
    ),
    "offer": (".controls .main", f".hand{UNSET} button"),
    "between": (".plates",),
}
TROLLEY: Asked = {
    "verdict": (".verdict .btn",),
    "lever": (".lever [aria-pressed=true]", ".lever .north"),  # TT-27: it is heavy
    "enough": (".whole",),
    "floor": (".mine .rest",),
    "play": (".mine .row > .btn.main",),
    "aim": (".targets button",),
    "cards": (".hand button[aria-pressed=false]:not(.laid)",),
    "between": (".fork",),
}
MYSTERY: Asked = {
    "verdict": (".verdict .go", "section.verdict"),
    "piles": ("section.hours .ring",),
    "hours": ("section.hours",),
    "stop": (".stop .do",),
    "whom": (f".stop .whom{UNSET} .person",),
    "what": (f".stop .kinds{UNSET} .pick", ".stop .person[aria-pressed=false]"),
    "tunnel": (".form:has(.kinds) > .btn.main", f".form .kinds{UNSET} .pick"),
    "telegram": (".form.wire > .btn.main",),
    "answers": (".form:has(select) > .btn.main",),
    "peek": (f".looks{UNSET} .btn.main",),
    "bag": (f".bags{UNSET} .btn",),
    "slot": (".slot",),
    "card": (
        ".asked > .btn.main",
        f".asked{UNSET} .card",
        ".asked:has(> p) .card[aria-pressed=false]",  # one for each neighbour
        f".asked .kinds{UNSET} .pick",
    ),
    "go": (".mygo .btn",),
    "between": (".board",),
}
STEPS = ("whom", "what")  # of what is looked at when it is whole
CHOICES = (*STEPS, "cards")  # what is pressed there is not yet an answer
CLOSED = ".verdict .btn, .reveal .btn"  # what lies over a scene until it has been seen
# The first that is open: neither shut nor inert nor under a dialog.
FIND = """asked => {
  const over = document.querySelector('dialog:modal') ?? document;
  const open = one => over.contains(one) && !one.closest('[inert]')
    && one.matches(':not(:disabled, [aria-disabled=true])');
  for (const [state, controls] of asked)
    for (const control of controls)
      if ([...document.querySelectorAll(control)].some(open)) return [state, control];
  return null;
}"""
PRESS = """control => {
  const free = 'button:not(:disabled, [aria-disabled=true])';
  const found = [...document.querySelectorAll(control)].find(one => one.matches(free));
  found?.click();
  return found !== undefined;
}"""


def asked(person: Person, game: Asked) -> tuple[str, str] | None:
    """(state, control): what this person is to do now."""
    found = person.page.evaluate(FIND, list(game.items()))
    return (found[0], found[1]) if found else None


class Walker:
    """A person on the way through a game.  Each state is looked at once, and the result too."""

    def __init__(
        self,
        person: Person,
        game: Asked,
        looks: dict[str, Callable[[], None]] | None = None,
        screens: Sequence[Person] = (),
    ) -> None:
        self.person, self.game = person, game
        self.looks = looks or {}  # where more is to be seen than the page as it is
        self.screens = screens  # phones that show the same in other languages
        self.seen: set[str] = set()

    def look(self, state: str) -> None:
        if state not in self.seen:
            self.seen.add(state)
            if state not in STEPS:
                self.looks.get(state, lambda: self.person.check(state))()
                for screen in (self.person, *self.screens) if self.screens else ():
                    screen.fits(state, PHONE, SMALL)

    def step(self) -> str:
        """Looks, then presses; "" if there was nothing to press."""
        found = asked(self.person, self.game)
        if found is None:
            return ""
        self.look(found[0])
        for screen in self.screens:
            if found[0] in CHOICES:
                screen.page.evaluate(PRESS, found[1])
            screen.press(CLOSED)
        return found[0] if self.press(*found) else ""

    def press(self, state: str, control: str) -> bool:
        """The scene may have changed under the finger: then nothing is pressed."""
        return bool(self.person.page.evaluate(PRESS, control))


def screens(chromium: Browser, person: Person, table: str) -> list[Person]:
    """The same seat where words are longest."""
    return [person.screen(chromium, table, locale=one) for one in ("fr-FR", "it-IT")]


class Runner(Walker):
    """Who has no time to look."""

    def look(self, state: str) -> None:
        self.seen.add(state)


def arrive(walkers: Iterable[Walker], seconds: float = 240) -> None:
    """All of them to the result, which they look at."""
    left, end = list(walkers), time.monotonic() + seconds
    while left:
        assert time.monotonic() < end, f"it does not end: {[walker.seen for walker in left]}"
        moved = [walker.step() for walker in left]
        for walker in [one for one in left if one.person.over]:
            walker.look("result")
            large(walker.person)
            left.remove(walker)
        if left and not any(moved):
            left[0].person.page.wait_for_timeout(30)


def large(person: Person) -> None:
    """Text twice as large needs no scrolling sideways, and cuts off nothing."""
    person.page.evaluate("document.documentElement.style.fontSize = '200%'")
    found = person.too_wide(), cut(person.page)
    assert found == (0, []), found
    person.page.evaluate("document.documentElement.style.fontSize = ''")


def television(chromium: Browser, site: Site, table: str, scene: str) -> Person:
    """In the room where the game is played."""
    tv = Person(chromium, site.url, TV).open(f"/tv/{table}")
    expect(tv.page.locator(scene).first).to_be_visible()
    tv.check(f"television: {scene}")
    return tv


def sheets(person: Person) -> None:
    """What lies over a game: its story, the menu, the rules."""
    page = person.page
    story = page.get_by_role("button", name="Log and talk")
    if story.count():  # a wide screen has it beside the scene
        story.click()
        expect(page.get_by_role("log")).to_be_visible()
        person.check("log and talk")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu).to_be_visible()
    person.check("menu")
    menu.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    person.check("rules")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
