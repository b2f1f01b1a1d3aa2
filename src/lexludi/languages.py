"""The five languages and what each is called in URLs, PO folders, Gherkin and HTML."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Language:
    """One language of the site."""

    code: str
    """In URLs and on the command line."""
    name: str
    """As its readers call it."""
    locale: str
    """Folder under `locales/`."""
    gherkin: str
    """Name after `# language:` in a feature file."""
    html: str
    """Value of the `lang` attribute; also the language search is built for."""
    decimal: str = "."
    """The mark before the decimals of a number."""
    comma: str = ", "
    """What stands between the items of a list."""
    semicolon: str = "; "
    """What stands between items that have commas of their own."""
    colon: str = ": "
    """What stands before an explanation."""
    space: str = " "
    """What stands between two sentences."""


LANGUAGES = {
    language.code: language
    for language in (
        Language("en", "English", "en", "en", "en"),
        Language("ko", "한국어", "ko", "ko", "ko"),
        Language("zh", "中文", "zh_CN", "zh-CN", "zh", comma="、", semicolon="；", colon="：", space=""),
        Language("fr", "Français", "fr", "fr", "fr", ",", semicolon="\u202f; ", colon="\u00a0: "),
        Language("ru", "Русский", "ru", "ru", "ru", ","),
    )
}
TRANSLATIONS = [language for language in LANGUAGES.values() if language.code != "en"]
BY_GHERKIN = {language.gherkin: language.code for language in LANGUAGES.values()}
