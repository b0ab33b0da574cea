"""What to practise now, how to begin, and what comes after."""

from __future__ import annotations

from trainer.memory.models import Grade
from trainer.rehearsal.agenda import make_agenda
from trainer.rehearsal.brief import line_ranges, reading_notes, subject_of
from trainer.rehearsal.drafts import DraftKeeper
from trainer.rehearsal.next_steps import next_steps
from trainer.rehearsal.practice import reading
from trainer.rehearsal.ways import set_draft_aside, ways_into

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
    assert {entry.drill.id for entry in agenda.entries} == {drill.id for drill in catalog.of_kind("code")}
    assert agenda.next_new.card == "fake-model"
    assert all(entry.twist is None for entry in agenda.entries)


def test_path_goes_on_to_what_builds_on_what_was_tried(catalog, store, clock):
    from trainer.rehearsal.practice import Practice

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
    assert [step.kind for step in steps] == ["twist", "open", "break", "blank", "home"]
    assert steps[0].card == f"{DRILL}+1"


def test_notes_for_reading(subject):
    notes = list(reading_notes(subject))
    lines, say, _ = notes[0]
    assert lines == "2"
    assert say.startswith("A text counts as one token")
    assert line_ranges((4, 6, 7, 8)) == "4, 6-8"
