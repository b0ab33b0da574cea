"""How clipping a long result is judged: names and sizes are drawn anew for each run."""

from trainer.checking.api import check, draw, expect


def long_text():
    """Letters only, so that the note can't be taken for a part of the text."""
    return "".join(draw.words(12))


def even_limit():
    """Far shorter than a long text; even, so that the checks of the base hold for the twist as well."""
    return 2 * draw.number(3, 9)


@check("gives back a text that fits", landmark="fits")
def gives_back(program):
    word = draw.word()
    return [[word, program.clip(word, limit)] for limit in (len(word), len(word) + 1, 500)]


@gives_back.expect
def _(seen):
    for word, got in seen:
        expect(got).equals(word, "A text that is no longer than the limit should come back as it is.")


@check("keeps the beginning", landmark="beginning")
def keeps_beginning(program):
    text, limit = long_text(), even_limit()
    return {"text": text, "limit": limit, "got": program.clip(text, limit)}


@keeps_beginning.expect
def _(case):
    wanted = case["text"][: case["limit"]]
    expect(case["got"]).starts_with(wanted, "The first `limit` characters should stand at the beginning.")
    expect(case["got"].split(" [")[0]).equals(wanted, "Behind the first `limit` characters the note should begin.")


@check("says how many characters are missing", landmark="count")
def says_how_many(program):
    text, limit = long_text(), even_limit()
    return {"missing": len(text) - limit, "got": program.clip(text, limit)}


@says_how_many.expect
def _(case):
    note = f" [{case['missing']} more]"
    expect(case["got"]).mentions(note, say="The note should say how many characters are missing.")


# Twist 1: the beginning and the end.


@check("keeps both ends", landmark="both_ends", twist=1)
def keeps_both(program):
    text, limit = long_text(), even_limit()
    return {"text": text, "half": limit // 2, "got": program.clip(text, limit)}


@keeps_both.expect
def _(case):
    first, _, rest = case["got"].partition(" [")
    last = rest.partition("] ")[2]
    text, half = case["text"], case["half"]
    expect([first, last]).equals(
        [text[:half], text[len(text) - half :]], "Half of the limit should go to each end, with the note between them."
    )
