"""Talking, and a server that dies."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.walk import DILEMMA, Runner, arrive

GONE = "Whistlestop does not answer; it may be back in a moment."


def test_talk_is_text_and_reaches_the_others(chromium: Browser, site: Site) -> None:
    """From a phone to a desk and back.  Nothing in it is markup, and nothing leads or fetches anywhere."""
    table = site.table(3, mode="sealed")
    ann = Person(chromium, site.url, DESKTOP).join(table, "<i>Ann</i>", 0)
    bob = Person(chromium, site.url, PHONE, locale="fr-FR").join(table, "Bob", 1)
    fetched: list[str] = []
    for person in (ann, bob):
        person.page.on("request", lambda request: fetched.append(request.url))
    for speaker, field, listener in ((ann, "Say something", bob), (bob, "Dites quelque chose", ann)):
        said = f"<b>Hello</b> & <img src=/boom> https://example.org/boom, {field}"
        speaker.page.get_by_placeholder(field).fill(said)
        speaker.page.keyboard.press("Enter")
        expect(listener.page.get_by_text(said)).to_be_visible()
        expect(listener.page.get_by_role("log").locator("a, img, i")).to_have_count(0)
    ann.page.get_by_role("button", name="Laurels").click()
    expect(bob.page.get_by_role("log").locator("svg").first).to_be_visible()
    assert [url for url in fetched if "boom" in url] == []
    assert ann.troubles == bob.troubles == []


def test_the_server_is_killed_and_the_game_goes_on(chromium: Browser, quick_site: Site) -> None:
    """On a phone and on a desk: both say so, both go on to the end."""
    still = {"offer": 0, "respond": 0, "duel": 0}
    table = quick_site.table(2, still, mode="sealed", cards=2, lives=1, first=1)
    ann = Person(chromium, quick_site.url, DESKTOP).join(table, "Ann")
    bob = Person(chromium, quick_site.url, PHONE).join(table, "Bob", 1)
    ann.depart(robots=0)
    for person in (ann, bob):
        expect(person.page.locator(".hand button")).to_have_count(2)
    for _ in ("choose", "offer"):
        assert Runner(ann, DILEMMA).step() == "offer"
    expect(bob.page.locator(".controls .quiet")).to_be_visible()  # Ann has offered
    quick_site.kill()
    for person in (ann, bob):
        expect(person.page.get_by_text(GONE)).to_be_visible()
        expect(person.page.get_by_text("Trying again in")).to_have_attribute("aria-hidden", "true")
        person.check("the server is gone")
    quick_site.restart()
    for person in (ann, bob):
        expect(person.page.get_by_text(GONE)).to_be_hidden(timeout=20_000)
    expect(ann.page.locator(".hand button")).to_have_count(1)
    arrive([Runner(person, DILEMMA) for person in (ann, bob)])
