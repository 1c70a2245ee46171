"""Trial by Trolley: who sees what around one table, the floor and the lever, and a whole game on a phone."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.test_curtain import HIDDEN
from tests.browser.walk import TROLLEY, TV, Runner, Walker, arrive, screens, sheets, television

SLOW = {"choose": 0, "modify": 0, "floor": 0, "free": 0, "lever": 0}  # nobody is hurried


def four(chromium: Browser, site: Site) -> tuple[Person, Person, Person, Person]:
    """Ann drives (TT-A2); Bob and Cleo are North, Dan is South alone (TT-A3)."""
    table = site.table(4, SLOW, "trolley", first=1, cycles=1)
    ann = Person(chromium, site.url, DESKTOP).join(table, "Ann", 0)
    bob, cleo, dan = (
        Person(chromium, site.url, PHONE).join(table, name, livery)
        for livery, name in enumerate(("Bob", "Cleo", "Dan"), 1)
    )
    ann.page.get_by_role("button", name="Depart").click()
    for person in (ann, bob, cleo, dan):
        expect(person.page.locator(".fork")).to_be_visible()
        expect(person.page.locator(".car >> visible=true")).to_have_count(1)  # one trolley, and over no card
    return ann, bob, cleo, dan


def words(person: Person, cards: str) -> list[str]:
    """What is printed on these cards, once the deck is here."""
    printed = person.page.locator(f"{cards} .tx")
    expect(printed.first).to_contain_text(".")
    return printed.all_inner_texts()


def company(person: Person) -> None:
    person.page.get_by_role("button", name=re.compile("^People")).last.click()  # not cards
    expect(person.page.get_by_role("dialog")).to_be_visible()


def struck(person: Person) -> list[str]:
    """Texts of cards with two figures without a line between these, or with one that runs into the text."""
    return list(
        person.page.locator(".stop:has(.targets button + button)").evaluate_all(
            """all => all.filter(stop => {
              const [picture, text] = ['.pic', '.tx'].map(part => stop.querySelector(part));
              const line = getComputedStyle(picture, '::after');
              const height = line.content === 'none' ? 0 : parseFloat(line.height);
              const { top } = picture.getBoundingClientRect();
              return height < 20 || top + height > text.getBoundingClientRect().top + 1;
            }).map(stop => stop.innerText)"""
        )
    )


def lay(person: Person) -> None:
    person.page.locator(".hand button:not([disabled], [aria-disabled=true])").first.click()
    person.page.locator(".mine .btn.main").click()


def test_a_round_at_one_table_from_the_cards_to_the_verdict(chromium: Browser, quick_site: Site) -> None:
    """TT-V2, TT-A5: team-mates see each other's hand, and nobody else does."""
    ann, bob, cleo, dan = four(chromium, quick_site)
    held = words(bob, ".hand")
    assert len(held) == 3
    company(cleo)
    mates = cleo.page.get_by_role("list", name="Cards of Bob")
    expect(mates).to_be_visible()
    for text in held:
        expect(mates.get_by_text(text)).to_be_visible()
    cleo.check("company of a team-mate")
    company(dan)
    for other in (ann, dan):
        expect(other.page.get_by_role("list", name="Cards of")).to_have_count(0)
        assert not [text for text in held if text in other.page.content()]
    dan.check("company of an opponent")
    expect(ann.page.locator(".hand")).to_have_count(0)
    ann.check("the Conductor waits")
    # What each does this round stands under the name.
    under = """all => all.map(one => {
      const [name, duty] = [one.firstElementChild, one.querySelector('.small')].map(
        part => part.getBoundingClientRect());
      return duty.top >= name.bottom - 1 && duty.left <= name.left + 1;
    })"""
    assert ann.page.locator(".scores td:first-child").evaluate_all(under) == [True] * 4
    # TT-A4: an offer is known to the team; taken, jobs and cards change hands.
    before = dan.page.locator("body").inner_text()
    cleo.page.get_by_role("button", name="Offer to swap jobs").click()
    expect(cleo.page.get_by_role("button", name="Take the offer back")).to_be_visible()
    assert dan.page.locator("body").inner_text() == before
    company(bob)
    bob.page.get_by_role("button", name="Accept: swap jobs and cards").click()
    expect(cleo.page.get_by_role("list", name="Cards of Bob").locator(".cc.bad")).to_have_count(3)
    for person in (bob, cleo, dan):
        person.page.keyboard.press("Escape")
    assert words(cleo, ".hand") == held

    lay(cleo)
    expect(cleo.page.get_by_role("status").first).to_contain_text("1 of 2 are in")  # TT-A6
    expect(ann.page.locator(".stop")).to_have_count(2)
    lay(dan)
    for person in (bob, dan):
        expect(person.page.locator(".stop")).to_have_count(4)
        lay(person)
    for person in (cleo, dan):  # TT-24: a Modifier, then the figure it hangs on
        expect(person.page.locator(".stop")).to_have_count(6)
        person.page.locator(".hand button:not([disabled], [aria-disabled=true])").first.click()
        person.page.get_by_role("button", name="Hang it on").first.click()
        person.check("aiming")
        assert struck(person) == []
        person.page.get_by_role("button", name="Hang it there").click()
    expect(ann.page.locator(".hung")).to_have_count(2)
    # TT-A18: North has the floor, South has none; a plea is text and is pinned to its card.
    expect(dan.page.get_by_label("Your plea")).to_have_count(0)
    bob.page.locator(".stop").first.click()
    bob.page.get_by_role("button", name="Plead about this").click()
    bob.page.get_by_label("Your plea").fill("Not <b>this</b> one & never")
    bob.check("the floor")
    bob.type_in(bob.page.get_by_label("Your plea"))
    bob.page.get_by_role("button", name="Plead", exact=True).click()
    for person in (ann, dan):
        expect(person.page.locator(".said").get_by_text("Not <b>this</b> one & never")).to_be_visible()
    ann.page.get_by_role("button", name="Enough from North").click()
    expect(dan.page.get_by_label("Your plea")).to_be_visible()
    dan.page.get_by_role("button", name="Ready words").click()
    dan.page.get_by_role("dialog").locator("li button").first.click()
    ann.page.get_by_role("button", name="Enough from South").click()
    ann.page.get_by_role("button", name="To the lever").click()
    # TT-27: the lever is heavy: one press is not enough, by keyboard either.
    south = ann.page.get_by_role("button", name="Over South")
    south.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("Once more, and South dies.")).to_be_visible()
    ann.check("a hand on the lever")
    ann.page.keyboard.press("Enter")
    for person in (ann, bob, cleo, dan):
        expect(person.page.get_by_role("heading", name="South falls")).to_be_visible()
    dan.press(".verdict .btn")
    expect(dan.page.locator(".teams, .driver").get_by_label("1 death token").first).to_be_visible()
    assert ann.troubles == bob.troubles == cleo.troubles == dan.troubles == []


def act(person: Person) -> str:
    """Whatever this person is asked now; "" if nothing."""
    return Runner(person, TROLLEY).step()


def test_a_whole_game_of_two_people_and_a_robot(chromium: Browser, quick_site: Site) -> None:
    """TT-40 with three seats and one cycle: everybody drives once, then the poster.  Every state is in order
    on a phone, and on a dark desk where the trolley moves; and on the television."""
    table = quick_site.table(3, {"floor": 6000, "free": 6000}, "trolley", cycles=1)
    ann = Person(chromium, quick_site.url, PHONE, locale="uk-UA").join(table, "Ганна")
    bob = Person(chromium, quick_site.url, DESKTOP, color_scheme="dark", reduced_motion="no-preference")
    bob.join(table, "Bob", 1)
    ann.robot("Робот")
    expect(ann.page.get_by_role("button", name="Робот", exact=True)).to_have_count(0)
    ann.page.locator(".btn.go, .btn.main").last.click()
    tv = television(chromium, quick_site, table, ".fork")
    sheets(bob)
    others = screens(chromium, ann, table)
    walkers = [Walker(ann, TROLLEY, screens=others), Walker(bob, TROLLEY)]
    arrive(walkers)
    for walker in walkers:  # pleading may be over before anybody cuts it short
        assert walker.seen >= {*TROLLEY, "result"} - {"enough", "floor"}
        expect(walker.person.page.locator("article li")).to_have_count(3)
    tv.check("result on the television")
    assert [one.troubles for one in (ann, bob, tv, *others)] == [[]] * 5


def test_who_share_a_device_and_who_watch_behind_the_game_read_the_cards_that_they_see(
    chromium: Browser, quick_site: Site
) -> None:
    table = quick_site.table(3, SLOW, "trolley", house={"delay": 1500}, first=3, cycles=1)
    tv = Person(chromium, quick_site.url, DESKTOP).open(f"/tv/{table}")
    ann = Person(chromium, quick_site.url, PHONE).join(table, "Ann")
    page = ann.page
    ann.share("Bob")
    ann.depart(robots=1)  # it drives; the two are against each other
    curtain, hands = page.get_by_text("Hold your name to look"), []
    for who in ("Ann", "Bob"):
        expect(curtain).to_be_visible()
        name = page.get_by_role("button", name=who, exact=True)
        for _ in range(2):  # the second press lifts the curtain
            name.focus()
            page.keyboard.press("Enter")
        hands.append(set(words(ann, ".hand")))
        page.evaluate(HIDDEN, True)
        expect(curtain).to_be_visible()
        page.evaluate(HIDDEN, False)
    assert all(hands)
    assert not hands[0] & hands[1]
    assert len(words(tv, ".stop")) == 2
    assert ann.troubles == tv.troubles == []


# What does not fit on a wall, where nobody scrolls.
HIDDEN_PARTS = """() => ['.scores', '.tracks'].filter(one => {
  const { scrollHeight, clientHeight } = document.querySelector(one);
  return scrollHeight > clientHeight + 1;
})"""


def test_thirteen_fit_on_a_wall_with_all_that_hangs_on_the_cards(chromium: Browser, quick_site: Site) -> None:
    table = quick_site.table(13, SLOW | {"choose": 40}, "trolley")
    ann = Person(chromium, quick_site.url, PHONE).join(table, "Ann")
    tv = Person(chromium, quick_site.url, TV).open(f"/tv/{table}")
    ann.page.get_by_role("button", name="Robots on all free seats").click()
    expect(ann.page.get_by_role("button", name="Robot", exact=True)).to_have_count(0)
    ann.page.get_by_role("button", name="Depart").click()
    expect(tv.page.locator(".scores tbody tr")).to_have_count(13)
    hanging = tv.page.locator(".fork").get_by_text("…")
    expect(hanging.nth(2)).to_be_visible(timeout=20_000)
    end = time.monotonic() + 10
    while parts := tv.page.evaluate(HIDDEN_PARTS):
        assert time.monotonic() < end, parts
        tv.page.wait_for_timeout(50)
    tv.check("thirteen on a wall")
    assert ann.troubles == tv.troubles == []
