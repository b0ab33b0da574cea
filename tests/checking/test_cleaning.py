"""What a program says, as it reaches the terminal: readable in every script, and nothing that lies."""

from __future__ import annotations

import unicodedata

import pytest

from trainer.checking.cleaning import clean, clean_data

READABLE = {
    "composed": "Café, naïve, Łódź, Straße",
    "decomposed": unicodedata.normalize("NFD", "Café, Việt Nam, Ελλάδα ᾧ"),
    "Hebrew with points": "בְּרֵאשִׁ֖ית",
    "Arabic with vowels": "السَّلَامُ عَلَيْكُمْ",
    "Persian": "می\u200cخواهم",
    "Hindi": "क्षत्रिय हिन्दी क्\u200dष",
    "Thai": "น้ำใจที่ดี",
    "Tibetan": "བསྒྲུབས་ཧཱུྃ",
    "Korean": unicodedata.normalize("NFD", "한국어"),
    "Chinese": "中文，日本語",
    "emoji": "👩\u200d💻 ❤\ufe0f 👍🏽 1\ufe0f\u20e3",
    "emoji of several": "👨\u200d👩\u200d👧 🏳\ufe0f\u200d🌈 ❤\ufe0f\u200d🔥 🐻\u200d❄\ufe0f 🤷🏽\u200d♀\ufe0f",
    "flags": "🇩🇪 🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "Malayalam": "അവന്\u200d വരും",
    "Kannada": "ಬ್ರೌಸರ್\u200c ಇದೆ",
    "ideographs in a form of their own": "葛\U000e0100城",
    "wide spaces": "10\u00a0000\u202f€",
}


@pytest.mark.parametrize("text", READABLE.values(), ids=READABLE)
def test_text_of_every_script_stays_as_it_is(text: str) -> None:
    assert clean(text) == text
    assert clean(f"one\n{text}\ttwo\n") == f"one\n{text}\ttwo\n"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("user\u200bname", r"user\u200bname"),
        ("pass\u200dword", r"pass\u200dword"),
        ("pass\u200cword", r"pass\u200cword"),
        ("می\u200c\u200cخواهم", "می\u200c\\u200cخواهم"),
        ("a\xadb\u2060c\u034fd", r"a\xadb\u2060c\u034fd"),
        ("\u3164 = 1", r"\u3164 = 1"),
        ("ok\U000e0041\U000e0042", r"ok\U000e0041\U000e0042"),
        ("x = 1\n\u0301 y", "x = 1\n\\u0301 y"),
        ("\u0301", r"\u0301"),
        ("a =\u0338 b", r"a =\u0338 b"),
        ("d\u0336o\u0336 it", r"d\u0336o\u0336 it"),
        ("a" + "\u0301" * 8, "a" + "\u0301" * 6 + r"\u0301" * 2),
        ("a\ufe0fb", r"a\ufe0fb"),
        ("а\ufe0f", r"а\ufe0f"),
        ("é\U000e0100", r"é\U000e0100"),
        ("❤\ufe0f\ufe0f", "❤\ufe0f\\ufe0f"),
        ("ok 😀\u200d", "ok 😀\\u200d"),
        ("😀\u200dok", "😀\\u200dok"),
        ("中\u200c国 한\u200d국 ש\u200cל", r"中\u200c国 한\u200d국 ש\u200cל"),
        ("🏴\U000e0067\U000e0062", r"🏴\U000e0067\U000e0062"),
        ("a\U0001bca0b", r"a\U0001bca0b"),
        ("\u202eabc", r"\u202eabc"),
        ("\x1b[2J\r", r"\x1b[2J\x0d"),
    ],
)
def test_what_is_unseen_or_covers_something_is_told(text: str, shown: str) -> None:
    assert clean(text) == shown
    assert clean_data({text: [text]}) == {shown: [shown]}


@pytest.mark.timeout(60)
def test_a_heap_of_marks_is_cleaned_at_once() -> None:
    # Whoever looks at all that came before, for each of them, is not done in a minute.
    cleaned = clean("a" + "\u0301\u200b" * 200_000)
    assert cleaned.startswith("a\u0301\\u200b") and len(cleaned) < 10_000
