"""Calls with no page open: the switch, what it says, and the notification.

Headless Chromium has no push service, so `PushManager` is faked in the page (what it would give out is made
here) and the message is handed to the real service worker by the developer tools; that the server's message
can be opened with a browser's keys is shown in tests/server/test_calls.py."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site, launched
from tests.browser.people import SMALL, Person, on_both_sizes
from tests.browser.test_curtain import HIDDEN
from tests.server.pushed import Device

DAY = 86_400_000
SLOW = {"offer": DAY, "respond": DAY, "duel": DAY}
PHONE_OF_ANN = Device("https://fcm.googleapis.com/fcm/send/ann")
FAKE = """
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: P256DH, auth: AUTH } }),
    unsubscribe: async () => { localStorage.removeItem('fake'); return true; },
  };
  PushManager.prototype.getSubscription = async () => {
    subscription.options.applicationServerKey =
      Uint8Array.from(JSON.parse(localStorage.getItem('fake') ?? '[]')).buffer;
    return localStorage.getItem('fake') ? subscription : null;
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem('fake', JSON.stringify([...applicationServerKey]));
    return subscription;
  };
"""
SHOWN = "(await (await navigator.serviceWorker.ready).getNotifications()).length"
# Android's Chrome takes notifications from a service worker only.
ANDROID = """window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor() { throw new TypeError('Illegal constructor'); }
};"""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The whole browser: without windows it has no notifications."""
    with launched("chromium") as browser:
        yield browser


def fake(device: Device) -> str:
    made = FAKE.replace("ENDPOINT", json.dumps(device.endpoint))
    return made.replace("P256DH", json.dumps(device.p256dh)).replace("AUTH", json.dumps(device.auth))


def shown(person: Person) -> list[dict[str, Any]]:
    found = person.page.evaluate(
        """async () => (await (await navigator.serviceWorker.ready).getNotifications())
             .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))"""
    )
    return list(found)


def until(person: Person, true: str) -> None:
    """Not `wait_for_function`: our own policy forbids what it does when it has to look twice."""
    look = f"for (let i = 0; i < 500 && !({true}); i++) await new Promise((go) => setTimeout(go, 20));"
    assert person.page.evaluate(f"async () => {{ {look} return {true}; }}"), true


@on_both_sizes
def test_a_device_is_called_with_the_table_and_nothing_else(
    chromium: Browser, site: Site, size: dict[str, Any]
) -> None:
    table = site.table(3, SLOW, mode="sealed")
    worker = {"service_workers": "allow", "permissions": ["notifications"]}
    ann = Person(chromium, site.url, size, **worker)
    ann.context.add_init_script(fake(PHONE_OF_ANN) + ANDROID)
    ann.join(table, "Ann")
    page = ann.page
    tools = ann.context.new_cdp_session(page)
    workers: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda found: workers.extend(r["registrationId"] for r in found["registrations"]),
    )
    tools.send("ServiceWorker.enable")

    expect(page.get_by_text("Also when no page is open.")).to_be_visible()  # in the lobby of a slow table
    switch = page.get_by_role("switch", name="Notify me when I look elsewhere")
    with page.expect_response(f"**/api/tables/{table}/push") as told:
        switch.check(force=True)
    assert told.value.ok
    assert told.value.request.post_data_json == PHONE_OF_ANN.wish("en")
    expect(switch).to_be_checked()
    ann.check("slow lobby with calls")
    page.evaluate(HIDDEN, True)
    ann.depart(robots=2)
    expect(page.locator(".hand button")).to_have_count(10)

    until(ann, f"{SHOWN} === 1")  # the page is open, and she looks elsewhere
    here = {"title": "● Your move", "body": "Dilemma", "tag": f"table-{table}", "data": {"table": table}}
    assert shown(ann) == [{**here, "lang": ""}]
    page.evaluate(HIDDEN, False)
    page.evaluate("history.pushState(null, '', '/'), dispatchEvent(new PopStateEvent('popstate'))")
    until(ann, f"{SHOWN} === 0")  # she is at no table any more
    call = {"table": table, "game": "dilemma", "what": "move", "lang": "uk"}
    origin = {"origin": site.url, "registrationId": workers[0]}
    tools.send("ServiceWorker.deliverPushMessage", {**origin, "data": json.dumps(call)})
    until(ann, f"{SHOWN} === 1")
    assert shown(ann) == [
        {
            "title": "Ваш хід",
            "body": f"Дилема · {table}",
            "tag": f"table-{table}",
            "lang": "uk",
            "data": {"table": table},
        }
    ]

    with page.expect_response(f"**/api/tables/{table}/push"):
        ann.open(f"/t/{table}")  # here she is: it has done its work
    until(ann, f"{SHOWN} === 0")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("When it is your move").click()
    with page.expect_response(f"**/api/tables/{table}/push/end") as ended:
        switch.uncheck(force=True)
    assert ended.value.ok
    until(ann, "localStorage.getItem('fake') === null")
    expect(switch).not_to_be_checked()
    assert ann.troubles == []
    ann.context.close()  # or the server waits for her before it ends


HERE = (  # what a browser may lack, what is said then, and whether it can be tried all the same
    ("Object.defineProperty(Notification, 'permission', {value: 'denied'})", "refuses notifications", True),
    ("delete window.Notification", "has no notifications", False),
    ("navigator.standalone = false", "first add Whistlestop to the home screen", False),
    ("Object.defineProperty(window, 'isSecureContext', {value: false})", "need https", False),
)


def test_what_does_not_work_here_is_said(chromium: Browser, site: Site) -> None:
    ann = Person(chromium, site.url, SMALL).open("/learn/dilemma")
    page = ann.page
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("switch", name="Notify me when I look elsewhere")
    for here, why, can in HERE:
        page.evaluate(f"() => {{ {here} }}")
        page.get_by_text("When it is your move").click()  # looks again
        expect(page.get_by_text(why)).to_be_visible()
        if can:
            switch.click(force=True)
            expect(page.get_by_text(why)).to_be_visible()
        else:
            expect(switch).to_be_disabled()
        expect(switch).not_to_be_checked()
        page.get_by_text("When it is your move").click()
    assert ann.troubles == []
    ann.context.close()  # or the server waits for her before it ends
