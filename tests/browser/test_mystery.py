"""Mystery Express: what a car says, a notebook on two screens, and a journey with two people and a bot."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, SMALL, Person
from tests.browser.test_heard import listening, until_heard
from tests.browser.walk import MYSTERY, PRESS, Walker, arrive, asked, screens, sheets, television

SHOWS = {"strasbourg": 250, "budapest": 40, "wien": 900, "verdict": 300}
STILL = {"go": 0, "show": 0, "give": 0, "bag": 0, "steal": 0, "talk": 0}  # nobody is hurried
CAR = """n => {
  const open = [...document.querySelectorAll('.coach:not(.shut)')];
  open[n % open.length]?.click();
  return open.length > 0;
}"""


def aboard(site: Site, *people: Person, clocks: dict[str, int], first: int = 0) -> str:
    """A table for three where the first person has the seat of the host, and a robot the last one."""
    table = site.table(3, clocks, "mystery", hours="4-3-4-3-5", first=first)
    for livery, person in enumerate(people):
        person.join(table, ("Ann", "Bob")[livery], livery)
    people[0].page.get_by_label("Level of the next robot").select_option(index=0)  # it thinks least
    people[0].depart(robots=3 - len(people))
    for person in people:
        expect(person.page.locator(".coach").first).to_be_visible()
    return table


class Traveller(Walker):
    """Gets out in one car of each go, and not always in the same."""

    goes = 0

    def press(self, state: str, control: str) -> bool:
        self.goes += state == "go"
        if state == "go" and self.goes % 2 and self.person.page.evaluate(CAR, self.goes):
            return True
        return super().press(state, control)


def act(person: Person, goes: int) -> str:
    """Whatever this person is asked now; in a go a car, each third time the end; "" if nothing."""
    state, control = asked(person, MYSTERY) or ("", "body")
    if state == "go" and goes % 3 < 2 and person.page.evaluate(CAR, goes):
        return state
    return state if person.page.evaluate(PRESS, control) else ""


def menu_over(person: Person, cover: str) -> Locator:
    """What covers the board leaves the way to the menu free: to pause, to leave, to be quiet."""
    person.page.locator(f"{cover} ~ .night").get_by_role("button", name="Menu").click()
    menu = person.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("button", name="Leave")).to_be_visible()
    expect(menu.get_by_role("button", name="Sound")).to_be_visible()
    return menu


def look_around(person: Person, name: str) -> None:
    """All that is there beside the train; and something for the notebook."""
    person.check("go")
    for tab in person.page.locator("[data-tab]:not([data-tab=train])").all():
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
        if (state := tab.get_attribute("data-tab") or "") == "notebook":
            person.page.get_by_label("Notes").fill(f"Says {name}.")
        person.check(state)
    person.page.locator("[data-tab]").first.click()


def test_a_whole_journey_with_two_people_and_a_bot(chromium: Browser, quick_site: Site) -> None:
    """All five legs and every event to the verdict; each state is in order on a small phone, and on a dark
    desk where cards move."""
    ann = Person(chromium, quick_site.url, SMALL)
    bob = Person(chromium, quick_site.url, DESKTOP, color_scheme="dark", reduced_motion="no-preference")
    table = aboard(quick_site, ann, bob, clocks={**STILL, **SHOWS})
    tv = television(chromium, quick_site, table, ".coach")
    sheets(ann)

    def stopped(state: str, cover: str) -> None:
        """Ann is the host: nothing runs away while all look."""
        menu_over(ann, "section.hours").get_by_role("button", name="Pause the game").click()
        ann.page.keyboard.press("Escape")
        for walker in walkers:
            expect(walker.person.page.locator(cover)).to_be_visible()
            walker.seen.add(state)
            walker.person.check(state)
        tv.check(state)
        ann.page.locator(".paused").get_by_role("button", name="Go on").click()

    def judged() -> None:
        menu_over(ann, ".verdict")
        ann.page.keyboard.press("Escape")
        ann.check("verdict")

    shown = {
        "hours": lambda: stopped("hours", "section.hours .stacks"),
        "piles": lambda: stopped("piles", "section.hours .ring"),
    }
    others = screens(chromium, ann, table)
    walkers = [
        Traveller(ann, MYSTERY, {**shown, "go": lambda: look_around(ann, "Ann"), "verdict": judged}, others),
        Traveller(bob, MYSTERY, {**shown, "go": lambda: look_around(bob, "Bob")}),
    ]
    arrive(walkers)
    for walker in walkers:
        everything = {"go", "whom", "what", "stop", "card", "hours", "piles", "tunnel", "telegram", "answers"}
        assert walker.seen >= {*everything, "verdict", "result"}
    ann.page.get_by_role("button", name="Log and talk").click()
    story = ann.page.get_by_role("log").inner_text()
    for city in ("Strasbourg", "München", "Wien", "Budapest", "Istanbul"):
        assert f"The train is in {city}. Piles are taken up" in story
    for event in (
        "Passenger 1 comes aboard",
        "Passenger 2 comes aboard",
        "The telegrams are sent",
        "The Hour cards are put away",
        "ends the go; ",  # hours that Bob left
        "Time:",
    ):
        assert event in story
    ann.page.keyboard.press("Escape")
    read_the_plot(ann, "Bob")
    assert ("Says Ann." in record_of(ann), "Says Bob." in record_of(ann)) == (True, False)
    assert ("Says Ann." in record_of(bob), "Says Bob." in record_of(bob)) == (False, True)
    assert [one.troubles for one in (ann, bob, tv, *others)] == [[]] * 5


def record_of(person: Person) -> str:
    """As it comes down: whoever sat there finds the own notebook in it, and nobody else's."""
    with person.page.expect_download() as coming:
        person.page.get_by_role("link", name="Download the record").click()
    return coming.value.path().read_text()


def read_the_plot(person: Person, other: str) -> None:
    """What could have been known, what was believed, and when each clue was provable; of all players."""
    plot = person.page.get_by_role("region", name="What could have been known")
    expect(plot.get_by_role("img")).to_have_count(5)
    for picture in plot.get_by_role("img").all():
        told = picture.get_attribute("aria-label") or ""
        for city in ("Paris", "Strasbourg", "München", "Wien", "Budapest", "Istanbul"):
            assert re.search(rf"{city}: \d+\s?%, likeliest \S", told), told
    expect(plot.get_by_text("what your notes made likeliest")).to_be_visible()
    expect(plot.get_by_text("Telegram from Budapest")).to_have_count(5)
    expect(plot.get_by_text("Answered in Istanbul")).to_have_count(5)
    expect(plot.locator("h3").last).to_have_text(re.compile(r"Time: \d+:\d\d"))
    expect(plot.get_by_text("First provable in Strasbourg")).to_have_count(1)  # by the Hour cards
    clues = plot.locator("details").first
    clues.locator("summary").click()
    expect(clues.locator("li")).to_have_count(4)  # kinds in play with three players
    expect(clues.locator("li").first).to_contain_text(re.compile("provable|proved|ruled out"))
    plot.get_by_role("button", name=other).click()
    expect(plot.get_by_text("what these notes made likeliest")).to_be_visible()


def test_backs_are_open_to_all_and_faces_to_their_owner(chromium: Browser, site: Site) -> None:
    """ME-42."""
    ann = Person(chromium, site.url, PHONE)
    bob = Person(chromium, site.url, DESKTOP)
    table = aboard(site, ann, bob, clocks=STILL)
    tv = Person(chromium, site.url, {"width": 1920, "height": 1080}).open(f"/t/{table}?watch")
    expect(tv.page.locator(".coach").first).to_be_visible()
    counts = "table tbody tr td b"
    for person in (ann, bob, tv):
        numbers = person.page.locator(counts).all_inner_texts()
        assert len(numbers) == (3 + 1 + 2) * 4  # three players, the conductor, two passengers
        assert sum(map(int, numbers)) == 3 * 7 + 3 + 4  # ME-14 to ME-16
    ann.page.locator("[data-tab=hand]").click()
    expect(ann.page.locator(".hand.tall .clue")).to_have_count(7)
    expect(tv.page.locator(".clue")).to_have_count(0)
    ann.check("hand")
    bob.check("desk")
    tv.check("television")
    assert ann.troubles == bob.troubles == tv.troubles == []


def test_a_shut_car_names_its_clause(chromium: Browser, site: Site) -> None:
    """ME-56: nobody talks to a passenger on the first leg. By keyboard: the car's number, then Enter."""
    ann = Person(chromium, site.url, PHONE)
    aboard(site, ann, clocks=STILL, first=1)
    expect(ann.page.locator(".mygo")).to_be_visible()
    ann.page.keyboard.press("6")
    dialog = ann.page.get_by_role("dialog", name="Club")
    expect(dialog).to_be_visible()
    talk = dialog.get_by_role("button", name="Talk to a passenger")
    talk.focus()
    ann.page.keyboard.press("Enter")
    expect(dialog.get_by_text("No passenger is aboard yet.")).to_be_visible()
    expect(dialog.get_by_role("link", name="ME-56")).to_be_visible()
    ann.check("shut")
    assert ann.troubles == []


def test_everybody_picks_an_investigator_in_the_lobby(chromium: Browser, quick_site: Site) -> None:
    """ME-10: a guest on a phone; the host sees it, and nobody picks who is taken."""
    table = quick_site.table(3, STILL, "mystery")
    ann = Person(chromium, quick_site.url, DESKTOP).join(table, "Ann", 0)
    bob = Person(chromium, quick_site.url, SMALL, locale="uk-UA").join(table, "Bob", 1)
    own = bob.page.get_by_label("Місце 2").first
    own.select_option("strauss")
    expect(ann.page.get_by_label("Seat 2 travels as")).to_have_value("strauss")
    ann.page.get_by_label("Seat 1 travels as").select_option("pransky")
    expect(own.locator("option[value=pransky]")).to_be_disabled()
    bob.check("pick")
    bob.page.get_by_role("button", name="Ще хтось на цьому пристрої").click()  # who picks too
    bob.page.get_by_label("Ваше ім’я").fill("Cem")
    bob.page.get_by_role("button", name="Сісти").click()
    bob.page.get_by_role("group", name="У кого пристрій?").get_by_role("button", name="Cem").click()
    bob.page.get_by_label("Місце 3").first.select_option("mansard")
    expect(ann.page.get_by_label("Seat 3 travels as")).to_have_value("mansard")
    bob.check("pick, by another on the same device")
    ann.page.get_by_role("button", name="Depart").click()
    expect(ann.page.get_by_role("row", name="Bob").locator(".role")).to_have_text("Strauss")
    assert ann.troubles == bob.troubles == []


def test_a_notebook_is_on_all_of_ones_screens_and_on_nobody_elses(chromium: Browser, site: Site) -> None:
    ann = Person(chromium, site.url, PHONE)
    bob = Person(chromium, site.url, PHONE)
    table = aboard(site, ann, bob, clocks=STILL)
    for person in (ann, bob):
        person.page.locator("[data-tab=notebook]").click()
    cell = "Lord Pym, leg 1"
    ann.page.get_by_role("button", name=f"{cell}: nothing").click()
    expect(ann.page.get_by_role("button", name=f"{cell}: seen")).to_be_visible()
    ann.page.get_by_label("Notes").fill("Bob blinked.")
    ann.check("notebook")
    ann.type_in(ann.page.get_by_label("Notes"))
    second = ann.context.new_page()
    second.goto(f"{site.url}/t/{table}")
    second.locator("[data-tab=notebook]").click()
    expect(second.get_by_role("button", name=f"{cell}: seen")).to_be_visible()
    expect(second.get_by_label("Notes")).to_have_value("Bob blinked.")
    expect(bob.page.get_by_role("button", name=f"{cell}: nothing")).to_be_visible()
    assert "blinked" not in bob.page.content()
    assert ann.troubles == bob.troubles == []


def test_who_was_sent_away_comes_back_to_the_own_seat_and_notebook(
    chromium: Browser, quick_site: Site
) -> None:
    """Also strokes of the last moment, which the server had not yet; and so after a reload."""
    ann = Person(chromium, quick_site.url, DESKTOP)
    bob = Person(chromium, quick_site.url, PHONE)
    aboard(quick_site, ann, bob, clocks=STILL, first=1)
    bob.page.locator("[data-tab=hand]").click()
    held = bob.page.locator(".hand.tall .clue").all_inner_texts()
    bob.page.locator("[data-tab=notebook]").click()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.locator("summary", has_text="People").click()
    ann.page.get_by_role("button", name="Send away").first.click()
    bob.page.get_by_label("Notes").fill("Ann blinked.")
    bob.page.get_by_role("button", name="Lord Pym, leg 1: nothing").click()
    ann.page.get_by_role("button", name="Really? A robot goes on").click()
    bob.page.get_by_role("button", name="Take a robot’s place").click()
    bob.check("sheet of who comes late")
    bob.page.get_by_role("button", name="Sit down").click()

    bob.page.locator("[data-tab=notebook]").click()
    expect(bob.page.get_by_role("button", name="Lord Pym, leg 1: seen")).to_be_visible()
    expect(bob.page.get_by_label("Notes")).to_have_value("Ann blinked.")
    bob.page.get_by_role("button", name="Lord Pym, leg 2: nothing").click()
    bob.page.reload()
    bob.page.locator("[data-tab=notebook]").click()
    for leg in (1, 2):
        expect(bob.page.get_by_role("button", name=f"Lord Pym, leg {leg}: seen")).to_be_visible()
    bob.page.locator("[data-tab=hand]").click()
    expect(bob.page.locator(".hand.tall .clue")).to_have_text(held)
    expect(ann.page.get_by_role("row", name="Bob")).to_be_visible()
    assert ann.troubles == bob.troubles == []


def test_who_was_away_at_a_slow_table_sees_the_hour_cards_once(chromium: Browser, quick_site: Site) -> None:
    """ME-A47: the train runs to the long tunnel without Ann; there it waits for her, and so do the cards."""
    clocks = {"tunnel": 86_400_000, "go": 9_000, "strasbourg": 60, "ability": 60}
    ann = listening(chromium, quick_site, PHONE)
    table = aboard(quick_site, ann, clocks=clocks)
    ann.open("/settings")  # away, before her first go can be over
    guest = Person(chromium, quick_site.url, PHONE).open(f"/t/{table}?watch")
    expect(guest.page.locator(".says")).to_contain_text("tunnel", timeout=40_000)

    page = ann.open(f"/t/{table}").page
    told = "The Hour cards of Strasbourg were shown while you were away."
    expect(page.get_by_role("heading", name="Ready?")).to_be_visible()
    until_heard(ann, re.escape(told))
    ann.check("before the cards that were missed")
    page.reload()  # a phone may forget a page: what was not turned yet still waits
    page.get_by_role("button", name="Show them").click()
    hours = page.locator("section.hours")
    expect(hours.locator(".city")).to_contain_text("Strasbourg")
    expect(hours).to_contain_text(told)
    expect(hours).to_contain_text("notebook shut")
    until_heard(ann, *(rf"(?m)^{n} of 23: \d+:\d\d$" for n in range(1, 24)))
    expect(hours).to_have_count(0)
    expect(page.locator(".form")).to_be_visible()  # and on with the journey
    page.reload()
    expect(page.locator(".form")).to_be_visible()
    expect(page.get_by_role("heading", name="Ready?")).to_have_count(0)
    assert ann.troubles == guest.troubles == []
