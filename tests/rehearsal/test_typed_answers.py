"""How much of what people type is recognised. The measure; its bars stand a little below what was found.

The answers and the drills' groups of words have one author, so people will be recognised less often than this says:
the first run, before the groups were widened, landed 115 of 120 points and took the other five for contradicted.
"""

from __future__ import annotations

from collections import Counter

import pytest
from labelled_answers import points_of
from typed_answers import DENYING, OTHER_WORDS, RIGHT, Typed
from typed_topics import CLAIMS, QUESTIONS, TOPICS

from trainer.catalog.catalog import Catalog
from trainer.rehearsal.answers.points import landing


def offers(catalog: Catalog, answers: tuple[Typed, ...], made: bool) -> Counter[str]:
    """What the points that are made, or the others, are offered as."""
    return Counter(
        landing(point, typed.text)
        for typed in answers
        for position, point in enumerate(points_of(catalog, typed.drill))
        if (position in typed.makes) == made
    )


def test_points_that_are_made_land_or_are_asked_about(catalog: Catalog) -> None:
    found = offers(catalog, RIGHT, made=True)
    assert found["landed"] >= 0.9 * found.total(), found
    assert found["missing"] <= 0.03 * found.total(), found


def test_points_that_are_not_made_do_not_land(catalog: Catalog) -> None:
    found = offers(catalog, RIGHT, made=False)
    assert found["landed"] <= 0.05 * found.total(), found


def test_what_denies_a_point_never_lands_it(catalog: Catalog) -> None:
    found = offers(catalog, DENYING, made=True)
    assert found["landed"] == 0, found
    assert found["contradicted"] >= 0.8 * found.total(), found


@pytest.mark.parametrize(
    "form",
    [
        "Hardly anybody believes that {}.",
        "I reject the idea that {}.",
        "It is false: {}.",
        "I used to think that {}.",
        "There is no evidence that {}.",
        "The claim that {} is nonsense.",
        "{}? Rubbish.",
        "{}? I would not say so.",
        "{}? That could not be further from the truth.",
        "Not that {}.",
        "{}. That's what people say. It's wrong.",
        "{}. That's what people say, but it's wrong.",
        "Some people say {} but honestly that's overkill.",
        "They say {} but no.",
        "{}? Nope.",
        "{}. I don't see why.",
        "I can't see that {}.",
        "The common belief that {} is wrong.",
    ],
)
def test_hardly_any_point_of_the_catalog_lands_where_it_is_rejected(catalog: Catalog, form: str) -> None:
    answers = [answer for drill in catalog.drills if (answer := catalog.answer(drill)) is not None]
    points = {point for answer in answers for point in answer.points}
    landed = [point.say for point in points if landing(point, form.format(point.say)) == "landed"]
    assert len(points) > 300 and len(landed) <= len(points) // 100, landed


def test_pictures_and_everyday_words_are_never_taken_for_a_contradiction(catalog: Catalog) -> None:
    """Found: of 36 points none landed, 10 were asked about, 26 were not seen; the learner ticks these."""
    found = offers(catalog, OTHER_WORDS, made=True)
    assert found["contradicted"] == 0, found
    assert found["confirm"] >= 0.2 * found.total(), found


def test_topics_questions_and_claims_are_recognised_too(catalog: Catalog) -> None:
    """Found: in the first run 251 of 259 points landed, 4 were taken for contradicted; then the groups were widened."""
    made = offers(catalog, (*TOPICS, *QUESTIONS, *CLAIMS), made=True)
    assert made["landed"] >= 0.95 * made.total(), made
    others = offers(catalog, (*TOPICS, *QUESTIONS, *CLAIMS), made=False)
    assert others["landed"] == 0, others


@pytest.mark.parametrize("kind", ["theory", "cold", "question", "claim"])
def test_every_question_has_typed_answers(catalog: Catalog, kind: str) -> None:
    typed_ones = {typed.drill for typed in (*RIGHT, *TOPICS, *QUESTIONS, *CLAIMS)}
    assert {drill.id for drill in catalog.of_kind(kind)} <= typed_ones
