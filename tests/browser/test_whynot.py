"""Why can't I: what is shut answers, by touch and by keys; and how somebody comes to a deck of their own."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.test_mystery import STILL


def test_what_is_shut_in_a_lobby_says_why(chromium: Browser, quick_site: Site) -> None:
    table = quick_site.table(3, game="trolley")
    guest = Person(chromium, quick_site.url, PHONE).open(f"/t/{table}?watch")
    page, answer = guest.page, guest.page.get_by_role("alert")
    first = "Whoever sits down first is the host and can change these."
    expect(page.get_by_text(first)).to_be_visible()
    public = page.get_by_role("switch", name="Open to everybody")
    public.tap(force=True)
    expect(answer).to_have_text(first)
    expect(public).to_be_checked()  # as before
    guest.check("an answer")
    pace = page.get_by_label("Pace")
    pace.tap(force=True)
    expect(answer).to_have_count(1)
    expect(pace).to_have_value("usual")

    ann = Person(chromium, quick_site.url, PHONE).join(table, "Ann")
    expect(page.get_by_text("Only the host can change these")).to_contain_text("Ann")
    expect(answer).to_have_count(0)  # it is no longer true
    go = ann.page.get_by_role("button", name="2 seats are still free")
    go.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text("put robots on the free seats")
    expect(go).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    assert (guest.troubles, ann.troubles) == ([], [])


def test_a_card_that_cannot_be_played_now_names_the_rule(chromium: Browser, quick_site: Site) -> None:
    """TT-24: Modifiers are hung in step 5."""
    table = quick_site.table(3, game="trolley", first=2)
    ann = Person(chromium, quick_site.url, DESKTOP).join(table, "Ann")
    page = ann.page
    ann.depart()
    page.get_by_role("button", name="Modifiers").click()
    page.locator(".hand button").first.click(force=True)
    answer = page.get_by_role("alert")
    expect(answer).to_contain_text("Modifiers are hung in step 5.")
    page.keyboard.press("Tab")  # from the card to its rule
    expect(answer.get_by_role("link", name="Rule TT-24")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("TT-24")
    assert ann.troubles == []


def test_whoever_has_not_chosen_yet_is_told_the_rule_of_the_moment(
    chromium: Browser, quick_site: Site
) -> None:
    """DI-10: a card first; and it is not one's turn before it is."""
    table = quick_site.table(3, {"offer": 0, "respond": 0}, mode="sealed", first=1)
    ann = Person(chromium, quick_site.url, PHONE).join(table, "Ann")
    bob = Person(chromium, quick_site.url, PHONE).join(table, "Bob", 1)
    ann.depart(robots=1)
    for person, control in ((ann, ".controls .main"), (bob, ".hand button")):
        person.page.locator(control).first.tap(force=True)
        expect(person.page.get_by_role("alert").get_by_role("link", name="Rule DI-10")).to_be_visible()
        person.check("an answer with its rule")
    assert ann.troubles == bob.troubles == []


def test_a_car_where_nothing_can_be_done_names_the_rule(chromium: Browser, quick_site: Site) -> None:
    """ME-56: nobody talks to a passenger on the first leg."""
    ann = Person(chromium, quick_site.url, DESKTOP)
    page = ann.join(quick_site.table(3, STILL, "mystery", first=1), "Ann").page
    ann.depart()
    expect(page.locator(".mygo")).to_be_visible()
    page.locator(".coach", has_text="Club").click()
    page.get_by_role("button", name="Talk to a passenger").click()
    expect(page.get_by_text("No passenger is aboard yet.")).to_be_visible()
    expect(page.get_by_role("link", name="ME-56")).to_be_visible()
    ann.check("a car where nothing can be done")
    assert ann.troubles == []


def test_a_deck_of_ones_own_begins_with_the_example_and_its_faults_are_translated(
    chromium: Browser, quick_site: Site, tmp_path: Path
) -> None:
    ann = Person(chromium, quick_site.url, PHONE, locale="uk-UA").join(
        quick_site.table(3, game="trolley"), "Anna"
    )
    page = ann.page
    with page.expect_download() as found:
        page.get_by_role("link", name="Завантажити зразок колоди").click()
    deck = tmp_path / "deck.toml"
    found.value.save_as(deck)
    example = deck.read_text("utf-8")
    deck.write_text(example.replace('icon = "grass"', 'icon = "no-grass"'), "utf-8")
    page.locator("input[type=file]").set_input_files(deck)
    expect(page.get_by_role("alert")).to_contain_text("малюнка 'no-grass' немає")
    ann.check("faults of a deck")
    deck.write_text(example, "utf-8")
    page.locator("input[type=file]").set_input_files(deck)
    expect(page.get_by_role("switch", name="My deck")).to_be_checked()
    (refused,) = ann.troubles  # the browser itself notes the first try
    assert "422" in refused


def test_a_card_written_at_the_table_is_told_what_is_wrong_with_it(
    chromium: Browser, quick_site: Site
) -> None:
    ann = Person(chromium, quick_site.url, PHONE, locale="fr-FR").join(
        quick_site.table(3, game="trolley"), "Anne"
    )
    page = ann.page
    page.get_by_text("Vos propres cartes").click()
    page.get_by_label("Texte de la carte").fill("<b>gras</b>")
    page.keyboard.press("Enter")
    why = page.get_by_role("alert")
    expect(why).to_contain_text("Cette carte ne peut pas encore être imprimée")
    expect(why.locator("li").first).not_to_be_empty()
    ann.check("faults of a card")
    assert ann.troubles == []


def test_conflict_without_a_candle_and_an_equal_card_name_their_clauses(
    chromium: Browser, quick_site: Site
) -> None:
    """DI-34: without a life token no conflict.  DI-A20: an equal card is allowed, with a warning."""
    table = quick_site.table(3, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed", lives=1)
    ann = Person(chromium, quick_site.url, DESKTOP).join(table, "Ann")
    page = ann.page
    for left in (1, 0):
        page.get_by_role("button", name="Robot", exact=True).first.click()
        expect(page.get_by_role("button", name="Robot", exact=True)).to_have_count(left)
    page.get_by_role("button", name="Depart").click()
    shut = page.locator(".half.conflict button[aria-disabled=true]")
    equal = page.locator(".hand button:not([aria-disabled=true]):has(.equal)")
    found = set()
    for turn in range(400):
        if equal.count() and "equal" not in found:
            ann.press(".hand button:not([aria-disabled=true]):has(.equal)")
            expect(page.locator(".warn").get_by_role("link")).to_have_text("DI-A20")
            found.add("equal")
        if shut.count():
            expect(page.locator(".half.conflict").get_by_role("link", name="Rule DI-34")).to_be_visible()
            shut.evaluate_all("all => all[0]?.click()")
            expect(page.get_by_role("alert").get_by_role("link")).to_have_text("DI-34")
            found.add("candle")
        if len(found) == 2 or ann.over:
            break
        if "equal" not in found and page.locator(".controls .quiet").count():
            if not equal.count():  # it has been played: the next offer, perhaps
                ann.press(".controls .quiet:not([disabled])")
        else:
            ann.act(turn, conflict=True)
        page.wait_for_timeout(40)
    assert found == {"equal", "candle"}
