"""What to practise now, how to begin, and what comes after."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from trainer.catalog.models import Kind
from trainer.memory.models import Grade
from trainer.rehearsal.agenda import found, make_agenda
from trainer.rehearsal.answers.said import SAID
from trainer.rehearsal.answers.speaking import Speaking
from trainer.rehearsal.answers.spoken import spoken_subject
from trainer.rehearsal.asked import ASKED
from trainer.rehearsal.drafts import DraftKeeper
from trainer.rehearsal.next_steps import card_to_say, next_steps, steps_after_saying
from trainer.rehearsal.planning.today import Today
from trainer.rehearsal.programs.brief import line_ranges, reading_notes, subject_of
from trainer.rehearsal.programs.practice import reading
from trainer.rehearsal.programs.ways import set_draft_aside, ways_into

from .conftest import DRILL, FAILED, PASSED, ran


def graded(store, practice, report, grade):
    ran(practice, report)
    attempt = practice.attempt("text")
    store.record(attempt)
    store.grade(attempt.id, grade)


def entry_of(agenda, card):
    return next(entry for entry in agenda.entries if entry.card == card)


def test_everything_is_new_at_first(catalog, store):
    agenda = make_agenda(catalog, store)
    assert agenda.due == ()
    assert {entry.state for entry in agenda.entries} == {"new"}
    assert {entry.drill.id for entry in agenda.entries} == {drill.id for drill in catalog.drills}
    assert agenda.next_new.card == "fake-model"
    assert all(entry.twist is None for entry in agenda.entries)


def test_every_kind_is_typed_or_said_or_asked():
    assert Counter(["code", *SAID, *ASKED]) == Counter(get_args(Kind))


def test_what_the_plan_has_for_today_comes_before_the_path(catalog, store):
    agenda = make_agenda(catalog, store, Today(("ten-minute", "react-loop")))
    assert [entry.card for entry in agenda.planned] == ["ten-minute", "react-loop"]
    assert agenda.next_new.card == "ten-minute"
    (step, *_) = steps_after_saying("ten-minute", agenda)
    assert (step.card, step.says) == ("react-loop", "Next in today's plan: The minimal ReAct loop")


def test_on_the_last_evening_nothing_new_is_offered(catalog, store):
    agenda = make_agenda(catalog, store, Today(routine=True))
    assert agenda.next_new is None and not agenda.plan_is_done
    done = make_agenda(catalog, store, Today())
    assert done.plan_is_done and done.next_new.card == "fake-model"


def test_a_search_finds_the_cards_of_the_drills_that_fit_best_first(catalog, store, clock):
    from trainer.rehearsal.programs.practice import Practice

    practice = Practice(subject_of(catalog.drill("react-loop"), None), "blank", clock, clock.now)
    graded(store, practice, PASSED, Grade.GOOD)
    agenda = make_agenda(catalog, store)
    cards = [entry.card for entry in found(agenda, catalog, "react loop")]
    assert cards[:4] == ["react-loop", "react-loop+1", "react-loop+2", "react-loop+3"] and "react-loop.aloud" in cards
    assert found(agenda, catalog, "no such words at all") == ()


def test_path_goes_on_to_what_builds_on_what_was_tried(catalog, store, clock):
    from trainer.rehearsal.programs.practice import Practice

    practice = Practice(subject_of(catalog.drill("fake-model"), None), "blank", clock, clock.now)
    graded(store, practice, PASSED, Grade.GOOD)
    following = make_agenda(catalog, store).next_new.drill
    assert following.id != "fake-model"
    assert following.level == "must"
    assert set(following.after) <= {"fake-model"}


def test_states_and_twists(catalog, store, begin):
    graded(store, begin(), PASSED, Grade.GOOD)
    agenda = make_agenda(catalog, store)
    entry = entry_of(agenda, DRILL)
    assert (entry.state, entry.last_grade) == ("later", Grade.GOOD)
    assert entry.due > store.today()
    twist = entry_of(agenda, f"{DRILL}+1")
    assert (twist.state, twist.title) == ("new", "Twist 1: Whole tool cycles")


def test_a_failed_drill_is_due_and_has_no_twists_yet(catalog, store, begin):
    graded(store, begin(), FAILED, Grade.AGAIN)
    agenda = make_agenda(catalog, store)
    assert [entry.card for entry in agenda.due] == [DRILL]
    assert entry_of(agenda, DRILL).state == "due"
    assert f"{DRILL}+1" not in {entry.card for entry in agenda.entries}


def test_a_draft_makes_a_drill_begun(catalog, store, begin):
    store.save_draft(begin().draft("x"))
    assert entry_of(make_agenda(catalog, store), DRILL).state == "begun"


def test_ways_into_a_card(catalog, store, subject, begin, clock):
    assert ways_into(store, subject) == ("read", "blank")
    assert ways_into(store, subject_of(catalog.drill(DRILL), catalog.drill(DRILL).twists[0])) == ("blank", "read")
    store.record(reading(subject, clock.now(), clock.now(), 60))
    assert ways_into(store, subject)[0] == "gaps"
    clock.seconds += 60
    graded(store, begin(), FAILED, Grade.AGAIN)
    assert ways_into(store, subject) == ("blank", "gaps", "read")
    clock.seconds += 60
    graded(store, begin(), PASSED, Grade.GOOD)
    assert ways_into(store, subject) == ("blank",)
    store.save_draft(begin().draft("x"))
    assert ways_into(store, subject) == ("resume", "blank")


def test_a_draft_set_aside_is_recorded_if_it_ever_ran(store, subject, begin, clock):
    typed = begin().draft("typed, never run")
    store.save_draft(typed)
    set_draft_aside(store, subject, typed, clock.now)
    assert (store.drafts(), store.attempts()) == ([], [])
    practice = begin()
    ran(practice, FAILED)
    store.save_draft(practice.draft("typed and run"))
    set_draft_aside(store, subject, store.draft(DRILL), clock.now)
    (attempt,) = store.attempts()
    assert (attempt.text, attempt.grade, len(attempt.runs)) == ("typed and run", None, 1)
    assert store.drafts() == []


def test_a_draft_never_comes_back_after_the_end(store, begin):
    keeper = DraftKeeper(store)
    keeper.save(begin().draft("one"))
    keeper.end()
    store.drop_draft(DRILL)
    keeper.save(begin().draft("two"))
    assert store.drafts() == []


def test_next_steps(catalog, store, begin):
    failed = begin()
    graded(store, failed, FAILED, Grade.AGAIN)
    kinds = [step.kind for step in next_steps(failed, make_agenda(catalog, store), store)]
    assert kinds == ["gaps", "open", "blank", "home"]
    gaps = begin("gaps")
    ran(gaps, PASSED)
    assert next_steps(gaps, make_agenda(catalog, store), store)[0].kind == "blank"
    passed = begin()
    graded(store, passed, PASSED, Grade.GOOD)
    steps = next_steps(passed, make_agenda(catalog, store), store)
    assert [step.kind for step in steps] == ["say", "twist", "open", "break", "blank", "home"]
    assert steps[1].card == f"{DRILL}+1"


def test_notes_for_reading(subject):
    notes = list(reading_notes(subject))
    lines, say, _ = notes[0]
    assert lines == "2"
    assert say.startswith("A text counts as one token")
    assert line_ranges((4, 6, 7, 8)) == "4, 6-8"


def said(catalog, store, clock, card, *landed):
    """Say a card, these points landed, and take the suggested grade."""
    one = Speaking(spoken_subject(catalog, store, card), clock, clock.now)
    one.end_saying()
    for place in range(len(one.subject.points)):
        one.tick(place, place not in landed)
    store.record(one.attempt())
    store.grade(one.id, one.suggested)
    clock.seconds += 60


def test_what_is_said_is_listed_below_its_drill_once_that_was_tried(catalog, store, begin):
    agenda = make_agenda(catalog, store)
    listed = {entry.card for _, entries in agenda.sections for entry in entries}
    assert {"lethal-trifecta", "story.broke", "trim-budget"} < listed
    other_sides = {drill.id for drill in catalog.drills if drill.kind == "spoken" or drill.id.endswith(".back")}
    assert {entry.card for entry in agenda.unlisted} == other_sides
    assert entry_of(agenda, f"{DRILL}.aloud").full_title != entry_of(agenda, f"{DRILL}.aloud").title
    graded(store, begin(), PASSED, Grade.GOOD)
    agenda = make_agenda(catalog, store)
    (rows,) = [entries for section, entries in agenda.sections if section.letter == "C"]
    at = [entry.card for entry in rows].index(DRILL)
    assert f"{DRILL}.aloud" in [entry.card for entry in rows[at : at + 3]]


def test_what_was_said_comes_back_and_the_path_stays_one_of_code(catalog, store, clock):
    said(catalog, store, clock, "lethal-trifecta", *range(9))
    agenda = make_agenda(catalog, store)
    assert [entry.card for entry in agenda.due] == ["lethal-trifecta"]
    assert agenda.next_new.drill.kind == "code"


def test_what_to_say_is_the_most_due_then_the_shakiest_then_something_new(catalog, store, clock):
    agenda = make_agenda(catalog, store)
    assert entry_of(agenda, card_to_say(agenda, store)).drill.kind == "theory"
    said(catalog, store, clock, "react-loop.aloud")
    said(catalog, store, clock, "context-rot", 0, *range(2, 9))
    agenda = make_agenda(catalog, store)
    assert [entry_of(agenda, card).state for card in ("react-loop.aloud", "context-rot")] == ["later", "due"]
    assert card_to_say(agenda, store) == "context-rot"


@pytest.mark.parametrize("cards", [("react-loop.aloud", "context-rot"), ("context-rot", "react-loop.aloud")])
def test_of_what_was_said_and_is_not_due_the_shakiest_is_to_be_said(catalog, store, clock, cards):
    for card in cards:
        clock.seconds += 24 * 3600
        said(catalog, store, clock, card)
    agenda = make_agenda(catalog, store)
    assert {entry_of(agenda, card).state for card in cards} == {"later"}
    assert card_to_say(agenda, store) == cards[0]


def test_steps_after_saying(catalog, store, clock):
    said(catalog, store, clock, "context-rot", *range(9))
    said(catalog, store, clock, "lethal-trifecta")
    agenda = make_agenda(catalog, store)
    steps = steps_after_saying("lethal-trifecta", agenda)
    assert [(step.kind, step.card) for step in steps] == [
        ("open", "context-rot"),
        ("say", "lethal-trifecta"),
        ("home", ""),
    ]
    assert steps_after_saying("context-rot", agenda)[0].card == agenda.next_new.card


def test_a_drill_that_passed_is_to_be_said_first_until_it_is_known(catalog, store, begin, clock):
    passed = begin()
    graded(store, passed, PASSED, Grade.GOOD)
    first = next_steps(passed, make_agenda(catalog, store), store)[0]
    assert (first.kind, first.card) == ("say", f"{DRILL}.aloud")
    said(catalog, store, clock, f"{DRILL}.aloud")
    steps = next_steps(passed, make_agenda(catalog, store), store)
    assert [step.kind for step in steps][:2] == ["twist", "say"]
