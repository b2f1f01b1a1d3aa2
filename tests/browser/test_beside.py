"""Two languages side by side in a real Chromium."""

from __future__ import annotations

from playwright.sync_api import Page, expect

CHAPTER = "cca/08-movement"


def test_a_second_language_stands_beside_every_clause_and_in_the_link(page: Page, address: str) -> None:
    page.goto(f"{address}/fr/{CHAPTER}/")
    page.locator("[data-ll-beside] select").select_option("ko")
    beside = page.locator(".ll-c > .ll-beside")
    expect(beside).to_have_count(page.locator(".ll-c").count())
    assert beside.first.get_attribute("lang") == "ko"
    assert "with=ko" in page.url
    first, second = page.locator(".ll-c > .ll-b").first.bounding_box(), beside.first.bounding_box()
    assert first and second and second["x"] > first["x"] + first["width"] - 1
    page.reload()
    expect(beside).to_have_count(page.locator(".ll-c").count())
    page.locator("[data-ll-beside] select").select_option("")
    expect(beside).to_have_count(0)


def test_a_link_with_a_second_language_keeps_it_through_the_language_switch(page: Page, address: str) -> None:
    page.goto(f"{address}/en/{CHAPTER}/?with=ru")
    expect(page.locator(".ll-beside").first).to_be_visible()
    page.locator(".ll-languages a[data-ll-language=zh]").locator("visible=true").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "zh")
    assert page.locator(".ll-beside").first.get_attribute("lang") == "ru"
    page.locator("[data-ll-beside] select").select_option("")


def test_on_a_phone_the_second_language_stands_below_the_first(phone: Page, address: str) -> None:
    phone.goto(f"{address}/ko/{CHAPTER}/?with=en")
    below = phone.locator(".ll-beside").first
    expect(below).to_be_visible()
    first, second = phone.locator(".ll-c > .ll-b").first.bounding_box(), below.bounding_box()
    assert first and second and second["y"] >= first["y"] + first["height"] - 1
    phone.locator("[data-ll-beside] select").select_option("")


def test_the_original_of_one_clause_is_one_tap_away(page: Page, address: str) -> None:
    page.goto(f"{address}/ru/{CHAPTER}/")
    clause = page.locator(".ll-c").nth(2)
    clause.hover()
    clause.locator("[data-ll-original]").click()
    expect(page.locator(".ll-beside")).to_have_count(1)
    assert clause.locator(".ll-beside").get_attribute("lang") == "en"


def test_a_second_language_that_cannot_be_loaded_is_regretted_in_the_readers_language(page: Page, address: str) -> None:
    page.route("**/ru/**", lambda route: route.abort())
    page.goto(f"{address}/fr/{CHAPTER}/")
    page.locator("[data-ll-beside] select").select_option("ru")
    expect(page.locator(".ll-sorry")).to_have_text(
        "Impossible de charger ce contenu. Vérifiez la connexion et réessayez."
    )
    expect(page.locator("[data-ll-beside] select")).to_have_value("")
    page.locator("[data-ll-beside] select").select_option("en")
    expect(page.locator(".ll-beside").first).to_be_visible()
    expect(page.locator(".ll-sorry")).to_have_count(0)


def test_a_strange_second_language_is_left_alone(page: Page, address: str) -> None:
    page.goto(f"{address}/en/{CHAPTER}/?with=%3Cscript%3E")
    expect(page.locator("[data-ll-beside] select")).to_have_value("")
    expect(page.locator(".ll-beside")).to_have_count(0)
