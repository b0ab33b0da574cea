"""Fillers as they stand in lines that a recogniser wrote: counted by phrase, and not where they are meant."""

from __future__ import annotations

import pytest

from trainer.rehearsal.voice.fillers import count_fillers, count_hesitations
from trainer.rehearsal.voice.heard import Filler

SAID = [
    ("It is, like, a loop that ends.", "like"),
    ("We had like ten tools.", "like"),
    ("And like the model stops.", "like"),
    ("It's like really slow.", "like"),
    ("Like, you retry it.", "like"),
    ("You know, the model forgets.", "you know"),
    ("The cap, you know, ends it.", "you know"),
    ("It was you know a mess.", "you know"),
    ("Basically it counts tokens.", "basically"),
    ("It's sort of a queue.", "sort of"),
    ("We, kind of, gave up.", "kind of"),
    ("It kind of works.", "kind of"),
    ("I mean, that is all.", "I mean"),
    ("It literally never ended.", "literally"),
]

MEANT = [
    "I like small programs.",
    "It looks like a loop.",
    "A tool behaves like a function.",
    "It is like a queue.",
    "Things like timeouts and retries happen.",
    "I would like to see the trace.",
    "You like the short answer.",
    "Do you know the cap?",
    "If you know what it costs, you stop.",
    "You know how it ends.",
    "This kind of error comes back.",
    "What kind of memory is it?",
    "There is a sort of order.",
    "That is what I mean by state.",
    "Unlike a chain, an agent decides.",
    "It is likely.",
]


@pytest.mark.parametrize(("line", "phrase"), SAID)
def test_a_filler_counts(line: str, phrase: str) -> None:
    assert count_fillers([line]) == (Filler(phrase, 1),)


@pytest.mark.parametrize("line", MEANT)
def test_what_is_meant_does_not_count(line: str) -> None:
    assert count_fillers([line]) == ()


def test_fillers_come_by_phrase_the_most_frequent_first() -> None:
    lines = ["Basically, it is, like, a loop,", "and basically, you know, it ends. Basically."]
    assert count_fillers(lines) == (Filler("basically", 3), Filler("like", 1), Filler("you know", 1))


def test_um_and_uh_are_counted_apart() -> None:
    lines = ["Um, the loop, uh, ends.", "Umm. It is umbrella-like."]
    assert count_hesitations(lines) == 3
    assert count_fillers(["Um, uh."]) == ()
