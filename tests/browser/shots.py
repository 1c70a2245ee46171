"""Pictures of every main screen, to look at: python -m tests.browser.shots [FOLDER [LANGUAGE...]]."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site, launched
from tests.browser.people import DESKTOP, PHONE, SMALL, Person
from tests.browser.test_house import TELEVISION
from tests.browser.test_mystery import act as travel
from tests.browser.test_trolley import act as plead
from whistlestop.languages import LANGUAGES

GAMES = {"dilemma": 4, "trolley": 5, "mystery": 3}
PAGES = {
    "home": "/",
    "credits": "/credits",
    "fates-none": "/fates",
    "nowhere": "/no/such/place",
    "unknown-table": "/t/ZZZZZ",
    **{f"{page}-{game}": f"/{page}/{game}" for page in ("new", "rules", "learn") for game in GAMES},
}
STILL = {"offer": 0, "respond": 0, "duel": 0}  # nobody is hurried
# A short game of each kind, and the scenes on its way that are taken when they come.
SHORT: dict[str, tuple[dict[str, int], dict[str, Any]]] = {
    "dilemma": (STILL, {"mode": "sealed", "cards": 4, "lives": 2}),
    "trolley": ({"floor": 3000, "free": 3000}, {"cycles": 1, "first": 2}),
    "mystery": (
        {"strasbourg": 120, "wien": 1500, "budapest": 40, "ability": 40, "verdict": 1200},
        {"hours": "4-3-4-3-5"},
    ),
}
SCENES = {
    "dilemma": {"duel": ".duel .half", "reveal": ".reveal .btn"},
    "trolley": {
        "aim": ".targets button",
        "floor": ".mine .rest",
        "lever": ".lever .btn",
        "verdict": ".verdict",
    },
    "mystery": {
        "stop": ".stop",
        "asked": ".asked",
        "hours": "section.hours .ticks",
        "piles": "section.hours .pile",
        "telegram": ".form",
        "verdict": ".verdict .turn",
    },
}
ACT: dict[str, Callable[[Person, int], object]] = {
    "dilemma": lambda person, turn: person.act(turn, conflict=turn % 2 == 0),
    "trolley": lambda person, _: plead(person),
    "mystery": travel,
}
LONGEST = 120  # seconds for a whole game


class Studio:
    """One language: a phone that goes through everything, and other screens where they differ."""

    def __init__(self, browser: Browser, site: Site, folder: Path, lang: str) -> None:
        self.browser, self.site, self.folder, self.lang = browser, site, folder, lang
        self.taken = 0
        self.phone = self.screen(PHONE)

    def screen(self, size: dict[str, Any], **how: Any) -> Person:
        return Person(self.browser, self.site.url, size, locale=self.lang, **how)

    def snap(self, person: Person, name: str, pause: int = 400) -> None:
        person.page.wait_for_timeout(pause)
        person.page.screenshot(path=self.folder / f"{self.lang}-{name}.png")
        self.taken += 1
        print(f"\r{self.lang}: {self.taken} pictures, last {name:<40}", end="", flush=True)

    def sheet(self, opener: str, name: str) -> None:
        """What a button opens; closed again."""
        self.phone.page.locator(opener).click()
        expect(self.phone.page.get_by_role("dialog")).to_be_visible()
        self.snap(self.phone, name)
        self.phone.page.keyboard.press("Escape")
        expect(self.phone.page.get_by_role("dialog")).to_have_count(0)

    def depart(self) -> None:
        """The buttons without their names: each language has its own."""
        robot = self.phone.page.locator("li button.btn.quiet")
        expect(robot.first).to_be_visible()
        for left in range(robot.count() - 1, -1, -1):
            robot.first.click()
            expect(robot).to_have_count(left)
        self.phone.page.locator(".start button").click()
        expect(self.phone.page.locator(".start")).to_have_count(0)

    # --- what there is --------------------------------------------------------------------------------------

    def pages(self) -> None:
        for name, path in PAGES.items():
            self.snap(self.phone.open(path), name)

    def opening(self, game: str, seats: int) -> None:
        """Lobby and first scene, on every kind of screen; the first steps with a guide."""
        table = self.site.table(seats, game=game)
        tv = self.screen(TELEVISION).open(f"/tv/{table}")
        self.phone.join(table, "Олена")
        self.snap(self.phone, f"{game}-lobby")
        self.snap(tv, f"{game}-tv-lobby")
        self.depart()
        self.snap(self.phone, f"{game}-phone", 2500)
        self.snap(tv, f"{game}-tv")
        ticket = self.phone.page.evaluate(f"JSON.parse(localStorage.getItem('whistlestop:seat:{table}'))")
        path = f"/t/{table}#seat={ticket['token']}.{ticket['nonce']}"
        desktop = self.screen(DESKTOP, color_scheme="dark").open(path)
        self.snap(desktop, f"{game}-desktop", 1200)
        small = self.screen(SMALL).open(path)
        self.snap(small, f"{game}-small", 1000)
        for person in (tv, desktop, small):
            person.context.close()
        if game == "mystery":
            for tab in ("hand", "notebook", "ways"):
                self.phone.page.locator(f"[data-tab={tab}]").click()
                self.snap(self.phone, f"{game}-{tab}")
        self.phone.open(f"/learn/{game}").page.locator(".btn.go").click()
        self.snap(self.phone, f"{game}-guided", 1500)

    def journey(self, game: str) -> None:
        """A whole short game: its scenes, the result, the picture of it, the replay and the proof."""
        clocks, options = SHORT[game]
        table = self.site.table(3, clocks, game, **options)
        phone, page = self.phone.join(table, "Олена"), self.phone.page
        if game == "dilemma":
            self.snap(phone.open(f"/proof/{table}"), "proof-before")
            phone.open(f"/t/{table}")
        self.depart()
        left, turn, end = dict(SCENES[game]), 0, time.monotonic() + LONGEST
        while not phone.over:
            assert time.monotonic() < end, f"{game} does not end"
            for name, here in list(left.items()):
                if page.locator(here).count():
                    del left[name]
                    self.snap(phone, f"{game}-{name}", 1500 if name == "reveal" else 200)
            ACT[game](phone, turn)
            turn += 1
            page.wait_for_timeout(40)
        if left:
            print(f"\n{self.lang}: no {', '.join(left)} in this game of {game}")
        self.snap(phone, f"{game}-result")
        page.locator(".poster").evaluate("one => one.scrollTo(0, one.scrollHeight / 2)")
        self.snap(phone, f"{game}-result-more")
        page.locator(".picture .btn").click()
        expect(page.locator("canvas[data-ready=true]")).to_be_visible()
        self.snap(phone, f"{game}-picture")
        phone.open(f"/replay/{table}")
        expect(page.locator("output")).to_be_visible()
        self.snap(phone, f"{game}-replay", 800)
        if game == "dilemma":
            self.sheet(".steps > .tools", "replay-tools")
            self.snap(phone.open(f"/proof/{table}"), "proof-after", 800)
        if game == "trolley":
            self.snap(phone.open("/fates"), "fates")

    def house(self) -> None:
        """What a table is besides its game: sheets, guests, pauses, the curtain, the end."""
        phone, page = self.phone, self.phone.page
        locked = self.site.table(3, STILL, house={"password": "sesame"}, mode="sealed")
        self.snap(phone.open(f"/t/{locked}"), "password-asked")
        table = self.site.table(3, STILL, mode="sealed")
        phone.join(table, "Олена")
        page.locator("details:has(input[type=password]) summary").click()
        page.locator("input[type=password]").scroll_into_view_if_needed()
        self.snap(phone, "password-set")
        self.depart()
        expect(page.locator(".hand button").first).to_be_visible()
        log, menu = ".tools .icon >> nth=0", ".tools .icon >> nth=1"
        self.sheet(log, "log")
        self.sheet(menu, "menu")
        guest = self.screen(PHONE).open(f"/t/{table}")
        guest.page.locator(".late .btn").click()
        self.snap(guest, "late-join")
        guest.context.close()
        page.locator(menu).click()
        buttons = page.locator("dialog ul.keys button")  # pause, talk, end, rules, leave
        buttons.nth(3).click()
        self.snap(phone, "rules-sheet", 1200)
        page.keyboard.press("Escape")
        page.locator(menu).click()
        buttons.first.click()
        page.keyboard.press("Escape")
        self.snap(phone, "paused")
        page.locator(menu).click()
        buttons.nth(2).click()
        buttons.nth(2).click()
        page.keyboard.press("Escape")
        expect(page.locator(".poster")).to_be_visible()
        self.snap(phone, "ended-by-host")
        self.curtain()
        self.snap(phone.open("/ratings"), "ratings")

    def curtain(self) -> None:
        phone, page = self.phone, self.phone.page
        phone.join(self.site.table(3, STILL, mode="sealed"), "Олена")
        page.locator("main > button.btn.quiet").click()
        form = page.locator("form").filter(has=page.locator("input[type=radio]"))
        form.locator("input:not([type=radio])").first.fill("Marie-Hélène")
        form.locator("button").last.click()
        expect(page.locator("li bdi", has_text="Marie")).to_be_visible()
        self.depart()
        self.snap(phone, "curtain", 1000)

    def everything(self) -> int:
        self.pages()
        for game, seats in GAMES.items():
            self.opening(game, seats)
            self.journey(game)
        self.house()
        self.phone.context.close()
        return self.taken


def main(folder: Path, langs: tuple[str, ...]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    taken = 0
    with tempfile.TemporaryDirectory() as data, launched("chromium-shell", "chromium") as browser:
        site = Site(Path(data) / "data", "quick", "ratings")
        try:
            for lang in langs:
                taken += Studio(browser, site, folder, lang).everything()
        finally:
            site.process.terminate()
            site.process.wait()
    print(f"\n{taken} pictures are in {folder}/: look at them.")


if __name__ == "__main__":
    main(Path((sys.argv[1:] or ["shots"])[0]), tuple(sys.argv[2:]) or tuple(LANGUAGES))
