"""A drill with two checks, whose program gives back what it was given."""

from __future__ import annotations

CHECKS = """
from trainer.checking.api import check, draw, expect

@check("gives back what it was given", landmark="same")
def same(program):
    word = draw.word()
    return {"word": word, "got": program.run(word)}

@same.expect
def _(seen):
    expect(seen["got"]).equals(seen["word"], f"`run` did not give back {seen['word']}.")

@check("takes a number too", landmark="same")
def number(program):
    number = draw.number()
    return {"number": number, "got": program.run(number)}

@number.expect
def _(seen):
    expect(seen["got"]).equals(seen["number"], f"`run` did not give back {seen['number']}.")
"""


GOOD = "def run(x):\n    return x\n"
