"""Pictures of every main screen in four languages, to look at: python -m tests.browser.shots [FOLDER]."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import ARGS, ROOT, Site
from tests.browser.people import DESKTOP, PHONE, SMALL, Person

LANGS = ("en", "fr", "it", "uk")
TELEVISION = {"width": 1920, "height": 1080}
PAGES = {
    "home": "/",
    "new-trolley": "/new/trolley",
    "new-mystery": "/new/mystery",
    "rules": "/rules/mystery",
    "learn": "/learn/trolley",
    "ratings": "/ratings",
    "credits": "/credits",
    "nowhere": "/no/such/place",
}
GAMES = {"dilemma": 4, "trolley": 5, "mystery": 3}


class Studio:
    def __init__(self, browser: Browser, site: Site, folder: Path) -> None:
        self.browser, self.site, self.folder = browser, site, folder
        self.taken = 0

    def snap(self, person: Person, name: str, pause: int = 400) -> None:
        person.page.wait_for_timeout(pause)
        person.page.screenshot(path=self.folder / f"{name}.png")
        self.taken += 1
        print(f"\r{self.taken} pictures, last {name:<40}", end="", flush=True)

    def pages(self, lang: str) -> None:
        person = Person(self.browser, self.site.url, PHONE, locale=lang)
        for name, path in PAGES.items():
            self.snap(person.open(path), f"{lang}-{name}")
        person.context.close()

    def game(self, lang: str, game: str, seats: int) -> None:
        """Lobby and play on a phone; the same seat on a desktop; the table on a television."""
        table = self.site.table(seats, game=game)
        phone = Person(self.browser, self.site.url, PHONE, locale=lang).join(table, "Олена")
        self.snap(phone, f"{lang}-{game}-lobby")
        robot = phone.page.locator("li button.btn.quiet")
        for left in range(seats - 1, 0, -1):
            robot.first.click()
            expect(robot).to_have_count(left - 1)
        phone.page.locator(".start button").click()
        self.snap(phone, f"{lang}-{game}-phone", 3500)
        ticket = phone.page.evaluate(f"JSON.parse(localStorage.getItem('whistlestop:seat:{table}'))")
        path = f"/t/{table}#seat={ticket['token']}.{ticket['nonce']}"
        desktop = Person(self.browser, self.site.url, DESKTOP, locale=lang, color_scheme="dark").open(path)
        self.snap(desktop, f"{lang}-{game}-desktop", 1500)
        small = Person(self.browser, self.site.url, SMALL, locale=lang).open(path)
        self.snap(small, f"{lang}-{game}-small", 1200)
        tv = Person(self.browser, self.site.url, TELEVISION, locale=lang).open(f"/tv/{table}")
        self.snap(tv, f"{lang}-{game}-tv", 1500)
        for person in (phone, desktop, small, tv):
            person.context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        site = Site(Path(data) / "data")
        try:
            path = (ROOT / ".cache" / "chromium.path").read_text().strip()
            browser = driver.chromium.launch(executable_path=path, args=ARGS)
            studio = Studio(browser, site, folder)
            for lang in LANGS:
                studio.pages(lang)
                for game, seats in GAMES.items():
                    studio.game(lang, game, seats)
            browser.close()
        finally:
            site.process.terminate()
            site.process.wait()
    print(f"\n{studio.taken} pictures are in {folder}/: look at them.")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"))
