"""The line to the table: offline, poor, and what is said of it.  A server that dies is in test_play.py."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, Person, on_both_sizes

# A line that is open and carries nothing to the browser while `window.deaf`.
DEAF = """const Real = window.WebSocket;
window.WebSocket = class extends Real {
  set onmessage(heard) { super.onmessage = event => window.deaf || heard(event); }
};"""


@on_both_sizes
def test_what_is_wrong_with_the_line_is_said_at_the_table(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    table = quick_site.table(3, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    ann = Person(chromium, quick_site.url, size, locale="en-GB", reduced_motion="reduce")
    ann.page.add_init_script(DEAF)
    ann.join(table, "Ann")
    bob = Person(chromium, quick_site.url, DESKTOP, locale="en-GB").join(table, "Bob", 1)
    ann.depart(1)
    expect(bob.page.locator(".hand button").first).to_be_visible()
    expect(ann.page.locator(".hand button").first).to_be_visible()
    says = ann.page.get_by_role("status")

    poor = says.filter(has_text="Poor connection")
    expect(poor).to_have_count(0)
    ann.page.evaluate("window.deaf = true; document.dispatchEvent(new Event('visibilitychange'))")  # pings
    expect(poor).to_be_visible(timeout=9000)
    ann.page.evaluate("window.deaf = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(poor).to_have_count(0)

    ann.context.set_offline(True)  # heard from the device, before any line breaks
    expect(says.filter(has_text="You are offline. Your place is kept.")).to_be_visible()
    ann.check("offline")
    ann.context.set_offline(False)
    expect(says.filter(has_text="You are offline")).to_have_count(0)
    assert [one for one in ann.troubles if "ERR_INTERNET_DISCONNECTED" not in one] == []
