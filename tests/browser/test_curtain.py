"""Several people on one device behind a curtain, and one who plays elsewhere."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person, on_both_sizes

HIDDEN = """is => { Object.defineProperty(document, 'hidden', { configurable: true, value: is });
  document.dispatchEvent(new Event('visibilitychange')); }"""


class Finger:
    """A real one on a phone, a mouse elsewhere."""

    def __init__(self, person: Person, touch: bool) -> None:
        self.page, self.touch = person.page, touch
        self.cdp = person.context.new_cdp_session(person.page)

    def down(self, on: Locator) -> None:
        box = on.bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        if self.touch:
            self.cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        else:
            self.page.mouse.move(at["x"], at["y"])
            self.page.mouse.down()

    def up(self) -> None:
        if self.touch:
            self.cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            self.page.mouse.up()


def test_each_of_three_on_one_device_does_their_own_things_in_the_lobby(
    chromium: Browser, quick_site: Site
) -> None:
    ann = Person(chromium, quick_site.url, PHONE).join(quick_site.table(4, game="trolley"), "Ann")
    page = ann.page
    ann.share("Bob")
    ann.share("Cleo")
    hands = page.get_by_role("group", name="Who has the device?")
    veto, topic = page.get_by_text("Private veto"), page.get_by_role("button", name="animals", exact=True)
    written, mine = page.get_by_text("Cards of your own"), page.get_by_text("a very small pony")

    expect(hands.get_by_role("button")).to_have_count(3)
    veto.click()
    topic.click()
    expect(topic).to_have_attribute("aria-pressed", "true")
    ann.passed_to("Bob")  # what Ann did not want is shut, and is not Bob's
    expect(topic).to_be_hidden()
    expect(veto).to_have_text("Private veto")  # nor does it say that there was anything
    veto.click()
    expect(topic).to_have_attribute("aria-pressed", "false")
    written.click()
    page.get_by_label("Text of the card").fill("a very small pony")
    page.get_by_role("button", name="Add the card").click()
    expect(mine).to_be_visible()
    page.get_by_label("Say something").fill("Bob here")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").locator("p", has_text="Bob here")).to_contain_text("Bob")
    ann.check("the lobby in somebody else's hands")
    page.evaluate(HIDDEN, True)  # the device is laid down
    expect(topic).to_be_hidden()
    expect(mine).to_be_hidden()
    page.evaluate(HIDDEN, False)

    page.reload()  # it knows all three, and in whose hands it was
    expect(hands.get_by_role("button", name="Bob")).to_have_attribute("aria-pressed", "true")
    ann.passed_to("Ann")
    written.click()
    expect(mine).to_have_count(0)
    veto.click()
    expect(topic).to_have_attribute("aria-pressed", "true")

    page.get_by_role("button", name="Leave the table").click()  # the host: the others stay
    expect(hands.locator("bdi")).to_have_text(["Bob", "Cleo"])
    expect(page.get_by_role("alert")).to_have_count(0)
    ann.passed_to("Cleo")
    page.get_by_role("button", name="Leave the table").click()
    expect(hands).to_have_count(0)
    expect(page.get_by_text("Host · you")).to_be_visible()
    page.reload()
    ann.depart(robots=3)
    expect(page.locator(".fork")).to_be_visible()  # he is alone: no curtain
    assert ann.troubles == []


@on_both_sizes
def test_two_people_share_a_device_and_a_third_is_elsewhere(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    table = quick_site.table(3, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    ann = Person(chromium, quick_site.url, size).join(table, "Ann")
    page = ann.page
    ann.share("Bob")
    cleo = Person(chromium, quick_site.url, DESKTOP).join(table, "Cleo", 2)
    page.get_by_role("button", name="Depart").click()
    expect(cleo.page.locator(".hand button").first).to_be_visible()
    finger = Finger(ann, size is PHONE)
    curtain, hand = page.get_by_text("Hold your name to look"), page.locator(".hand button")

    def name(who: str) -> Locator:
        return page.get_by_role("button", name=who)

    expect(curtain).to_be_visible()  # nobody's cards lie open when the game begins
    expect(hand).to_have_count(0)
    ann.check("curtain")

    cleos = cleo.page.locator(".controls .main").count() > 0
    if cleos:  # she offers: now both are asked
        expect(page).not_to_have_title("● Your move")
        looks = "Ann"
    else:  # one of the two offers, and the other has only to look
        expect(page).to_have_title("● Your move")  # who is awaited is called, curtain or not
        looks = "Bob" if page.get_by_text("Give the device to Ann").count() else "Ann"
    plays = "Bob" if looks == "Ann" else "Ann"

    finger.down(name(looks))  # brushing past
    finger.up()
    expect(page.get_by_text(f"Press once more to lift it for {looks}")).to_be_visible()
    expect(hand).to_have_count(0)

    finger.down(name(looks))  # a look lasts as long as the hand is there
    expect(hand.first).to_be_visible()
    ann.proper("a look behind the curtain")  # nothing can be pressed meanwhile
    finger.up()
    expect(curtain).to_be_visible()
    expect(hand).to_have_count(0)

    if cleos:
        assert cleo.act() == "offer"
        expect(page).to_have_title("● Your move")
    finger.down(name(plays))  # who is asked goes on without holding it
    expect(hand.first).to_be_visible()
    finger.up()
    expect(page.locator(".controls .main")).to_be_visible()
    page.evaluate(HIDDEN, True)  # the screen went dark
    expect(curtain).to_be_visible()
    page.evaluate(HIDDEN, False)
    expect(hand).to_have_count(0)

    name(plays).focus()  # by keys: twice
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"Press once more to lift it for {plays}")).to_be_visible()
    expect(hand).to_have_count(0)
    page.keyboard.press("Enter")
    expect(hand.first).to_be_visible()
    assert ann.act() in ("offer", "throw")
    expect(curtain).to_be_visible(timeout=15_000)  # answered: it falls, by itself or for the other one
    expect(hand).to_have_count(0)
    assert ann.troubles == cleo.troubles == []
