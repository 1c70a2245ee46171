"""The way back to one's own tables, for who has closed the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import Person, on_both_sizes


@on_both_sizes
def test_home_leads_back_to_ones_own_table(chromium: Browser, quick_site: Site, size: dict[str, Any]) -> None:
    table = quick_site.table(3, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    ann = Person(chromium, quick_site.url, size).open("/")
    page = ann.page
    mine = page.get_by_role("region", name="Your tables")
    expect(page.get_by_role("region", name="Open tables")).to_be_visible()
    expect(mine).to_have_count(0)
    ann.join(table, "Ann").open("/")
    expect(mine.get_by_role("link")).to_have_text(f"Dilemma {table} not yet begun")
    ann.check("home with a table")
    mine.get_by_role("link").click()
    ann.depart()
    held = page.locator(".hand button")
    expect(held.first).to_be_visible()
    ann.open("/")
    expect(mine.get_by_role("link")).to_contain_text("in play")
    mine.get_by_role("link").click()
    expect(held.first).to_be_visible()
    assert ann.troubles == []
