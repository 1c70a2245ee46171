"""Dilemma's open windows, seen and heard: in a RACE a tap is a throw, in THROW the card has to land."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, SMALL
from tests.browser.test_heard import heard, listening, until_heard
from tests.browser.walk import DILEMMA, Runner, screens

CARDS = ".hand button:not([aria-disabled=true])"
TAKEN = r"takes? the offer with the \d+"
PEACE = r"Peace\. .* gets? the \d+, "


@pytest.mark.parametrize("mode", ["race", "throw"])
def test_offers_are_answered_on_a_phone_and_on_a_desk(chromium: Browser, quick_site: Site, mode: str) -> None:
    """DI-A3: each offers once and answers once, by a tap and by keys; Cleo looks on, and hears it all."""
    table = quick_site.table(3, {"offer": 0, "window": 60_000, "late": 100, "duel": 0}, mode=mode, first=1)
    ann = listening(chromium, quick_site, PHONE).join(table, "Ann", 0)
    bob = listening(chromium, quick_site, DESKTOP).join(table, "Bob", 1)
    cleo = listening(chromium, quick_site, PHONE).join(table, "Cleo", 2)
    ann.page.get_by_role("button", name="Depart").click()
    others = screens(chromium, ann, table)

    def fit(what: str, shown: str) -> None:
        """On Ann's phone, in whatever language."""
        for one in others:
            expect(one.page.locator(shown).first).to_be_visible()
            one.fits(f"{mode}: {what}", PHONE, SMALL)

    fit("an offer to make", ".controls .main")
    for turn, (offers, throws) in enumerate(((ann, bob), (bob, ann)), 1):
        offers.page.locator(CARDS).first.click()
        offers.page.locator(".controls .main").click()
        expect(throws.page.locator(".controls .quiet")).to_be_visible()
        throws.check(f"{mode}: an offer")
        if throws is ann:
            fit("an offer to take", ".controls .quiet")
        duel = throws.page.get_by_role("dialog", name="Duel")
        while duel.count() == 0:  # a throw may miss
            if throws.page.locator(CARDS).count() == 0:
                throws.page.wait_for_timeout(50)
            elif throws is bob:
                throws.page.keyboard.press(str(throws.hand()[-1])[-1])
                if mode == "throw":
                    throws.page.keyboard.press("Space")
            else:
                Runner(throws, DILEMMA).step()
        for person in (offers, throws):
            expect(person.page.get_by_role("dialog", name="Duel")).to_be_visible()
        if throws is ann:
            fit("a duel", ".duel .half")
        Runner(offers, DILEMMA).step()
        until_heard(offers, "Your token says peace")
        assert "token" not in heard(cleo)
        Runner(throws, DILEMMA).step()
        for person in (ann, bob, cleo):
            person.press(".reveal .btn")  # or it has gone by itself
            until_heard(person, *(f"(?s)({one}.*){{{turn}}}" for one in (TAKEN, PEACE)))
            assert len(re.findall(TAKEN, heard(person))) == turn, heard(person)
    assert [one.troubles for one in (ann, bob, cleo, *others)] == [[]] * 5
