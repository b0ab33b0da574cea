"""The flight recorder: for each listed mistake about history, the call and the message that are marked."""

from __future__ import annotations

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Drill, Mistake
from trainer.catalog.snippets import mistake_text
from trainer.checking.report import CheckResult, Mark, ModelCall, Report
from trainer.checking.server import Checker
from trainer.rehearsal.programs.flight import CLIPPED_AT, FlightView, flight_view, flight_views, short_form

WITH_A_MODEL = (
    "react-loop",
    "step-cap",
    "ten-minute",
    "compact",
    "critic-histories",
    "retrieval-turn",
    "orchestrator-workers",
    "reflection",
    "router",
    "llm-judge",
    "debate",  # each call has one message, made anew: the sentence names the call
    "guarded-loop",  # its mistakes are in what ends a run and what the state keeps: no message is at fault
)

# Model, call and message, all counted from 1; "missing" where the message should stand there and does not. None: the
# call as a whole, where none of its messages is at fault. A run with several models has them in the order in which the
# scenario makes them.
EXPECTED: dict[tuple[str, str], tuple[int, int, int | None, str]] = {
    # Task, reply, result; the next call adds a reply and a result.
    ("react-loop", "drops-reply"): (1, 2, 2, "wrong"),  # the result stands where the reply should be
    ("react-loop", "keeps-part-of-reply"): (1, 2, 2, "wrong"),
    ("react-loop", "no-id"): (1, 2, 3, "wrong"),
    ("react-loop", "id-is-the-name"): (1, 2, 3, "wrong"),
    ("react-loop", "result-not-text"): (1, 2, 3, "wrong"),
    ("react-loop", "wrong-role"): (1, 2, 3, "wrong"),
    ("react-loop", "result-not-in-a-list"): (1, 2, 3, "wrong"),
    ("react-loop", "forgets-result"): (1, 2, 3, "missing"),  # the reply is there, nothing answers it
    ("react-loop", "rebuilds-history"): (1, 3, 2, "wrong"),  # the task is kept, the first reply is not
    ("react-loop", "tools-not-passed"): (1, 1, None, "call"),  # every message is right, the tools are not there
    ("react-loop", "first-call-only"): (1, 2, 3, "wrong"),  # the message with the results lacks some
    ("react-loop", "message-per-result"): (1, 2, 4, "wrong"),  # where the second message of results begins
    ("react-loop", "calls-without-text"): (1, 2, 2, "wrong"),
    ("step-cap", "bare-task"): (1, 1, 1, "wrong"),
    ("ten-minute", "second-safety-net"): (1, 2, 3, "wrong"),
    ("ten-minute", "drops-reply"): (1, 2, 2, "wrong"),
    ("ten-minute", "drops-text"): (1, 2, 2, "wrong"),
    ("ten-minute", "first-call-only"): (1, 2, 3, "wrong"),
    ("ten-minute", "message-per-result"): (1, 2, 4, "wrong"),
    ("ten-minute", "no-id"): (1, 2, 3, "wrong"),
    ("ten-minute", "tools-not-passed"): (1, 1, None, "call"),
    # One prompt a call.
    ("compact", "summarises-recent"): (1, 1, 1, "wrong"),
    ("compact", "generic-prompt"): (1, 1, 1, "wrong"),
    ("compact", "called-for-nothing"): (1, 1, 1, "wrong"),  # the call that should not be
    ("compact", "call-per-turn"): (1, 2, 1, "wrong"),  # the first call too many
    # The writer is the first model, the critic the second.
    ("critic-histories", "draft-as-assistant"): (2, 1, 2, "wrong"),
    ("critic-histories", "task-as-assistant"): (2, 1, 2, "wrong"),
    ("critic-histories", "one-shared-list"): (2, 1, 1, "wrong"),  # the writer's task, where the critic's own begins
    ("critic-histories", "no-system"): (2, 1, 1, "wrong"),
    ("critic-histories", "critique-in-writers-history"): (1, 1, None, "call"),  # changed only after the call
    ("retrieval-turn", "no-way-out"): (1, 1, 1, "wrong"),
    ("retrieval-turn", "numbered-from-0"): (1, 1, 1, "wrong"),
    ("retrieval-turn", "everything-stuffed-in"): (1, 1, 1, "wrong"),
    ("retrieval-turn", "question-left-out"): (1, 1, 1, "wrong"),
    ("retrieval-turn", "no-citations"): (1, 1, 1, "wrong"),
    # Planner, workers, synthesiser.
    ("orchestrator-workers", "shared-list"): (3, 1, 1, "wrong"),  # the second worker reads the first one's subtask
    ("orchestrator-workers", "workers-get-the-plan"): (2, 1, 1, "wrong"),
    ("orchestrator-workers", "workers-get-the-goal"): (2, 1, 1, "wrong"),
    ("orchestrator-workers", "blank-subtasks"): (3, 1, 1, "wrong"),  # the blank one went to the second worker
    ("orchestrator-workers", "planner-without-goal"): (1, 1, 1, "wrong"),
    ("orchestrator-workers", "findings-without-subtasks"): (6, 1, 1, "wrong"),  # four workers, then the synthesiser
    ("orchestrator-workers", "findings-mixed-up"): (6, 1, 1, "wrong"),
    ("orchestrator-workers", "goal-missing-at-the-end"): (5, 1, 1, "wrong"),  # three workers
    ("orchestrator-workers", "worker-keeps-history"): (2, 2, 1, "wrong"),
    ("orchestrator-workers", "never-awaited"): (2, 1, 1, "wrong"),  # async workers leave no record of their own
    ("orchestrator-workers", "in-order-of-completion"): (2, 1, 1, "wrong"),
    # Writer and critic by turns, a pair for each run.
    ("reflection", "first-draft-forever"): (4, 2, 1, "wrong"),  # the second run's critic, in its second round
    ("reflection", "critique-not-passed-on"): (1, 2, 1, "wrong"),
    ("reflection", "draft-not-passed-on"): (1, 2, 1, "wrong"),
    ("reflection", "critic-without-task"): (2, 1, 1, "wrong"),
    ("router", "labels-missing"): (1, 1, 1, "wrong"),
    ("router", "default-not-offered"): (1, 1, 1, "wrong"),
    ("router", "question-left-out"): (1, 1, 1, "wrong"),
    ("llm-judge", "nameless-rubric"): (1, 1, 1, "wrong"),
    ("llm-judge", "no-sources"): (1, 1, 1, "wrong"),
    ("llm-judge", "no-question"): (1, 1, 1, "wrong"),
    ("llm-judge", "no-json-asked"): (1, 1, 1, "wrong"),
    ("llm-judge", "asks-again"): (2, 2, 1, "wrong"),  # the first run is fine: its reply is JSON
}


def view_of(checker: Checker, drill: Drill, mistake: Mistake) -> FlightView | None:
    twists = () if mistake.twist is None else (mistake.twist,)
    report = checker.run(drill, mistake_text(drill, mistake), twists)
    (named,) = [check for check in report.failed_checks if check.name == mistake.check]
    return flight_view(named)


def marked_in(view: FlightView) -> tuple[int, int, int | None, str] | None:
    if view.marked_position is None:
        return None
    call = view.at_mark().call
    marked = [message for message in call.messages if message.state in ("wrong", "missing")]
    if not marked:
        return call.model, call.number, None, "call"
    (message,) = marked
    return call.model, call.number, message.number, message.state


@pytest.mark.parametrize("drill_id", WITH_A_MODEL)
def test_the_right_message_of_the_right_call_is_marked(checker: Checker, catalog: Catalog, drill_id: str) -> None:
    drill = catalog.drill(drill_id)
    found = {}
    for mistake in drill.mistakes:
        view = view_of(checker, drill, mistake)
        if view is not None and (marked := marked_in(view)) is not None:
            found[mistake.id] = marked
    assert found == {mistake: place for (drill_of, mistake), place in EXPECTED.items() if drill_of == drill_id}


def test_every_drill_whose_checks_record_a_model_is_in_the_table(catalog: Catalog) -> None:
    recording = {
        drill.id
        for drill in catalog.drills
        if drill.kind == "code" and "Recorder(" in drill.checks_path.read_text(encoding="utf-8")
    }
    assert recording == set(WITH_A_MODEL)


TASK = {"role": "user", "content": "Sum?"}
CALL = {"type": "tool_call", "id": "c1", "name": "add", "input": {"a": 2}}
RESULT = {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "c1", "content": "5"}]}
FLIGHT = (
    ModelCall([TASK], ["add"], CALL),
    ModelCall([TASK, RESULT], ["add"], {"type": "text", "text": "5"}),
)


def failed(mark: Mark | None, flight: tuple[tuple[ModelCall, ...], ...] = (FLIGHT,)) -> CheckResult:
    return CheckResult("keeps", "kept", None, False, message="It was lost.", flight=flight, mark=mark)


def seen(check: CheckResult) -> FlightView:
    view = flight_view(check)
    assert view is not None
    return view


def test_begins_at_the_mark_and_steps_to_both_ends() -> None:
    view = seen(failed(Mark(0, 1, 1)))
    assert (view.title, view.call.number) == ("Call 2 of 2", 2)
    assert view.next().call == view.call
    first = view.previous()
    assert first.title == "Call 1 of 2"
    assert first.previous().call == first.call
    assert first.at_mark() == view


def test_tells_seen_new_and_wrong_apart() -> None:
    view = seen(failed(Mark(0, 1, 1)))
    assert [message.state for message in view.call.messages] == ["seen", "wrong"]
    assert [message.state for message in view.previous().call.messages] == ["new"]


def test_a_message_that_is_missing_has_a_place() -> None:
    message = seen(failed(Mark(0, 1, 2))).call.messages[-1]
    assert (message.number, message.state) == (3, "missing")


def test_a_mark_outside_the_record_marks_nothing() -> None:
    for mark in (None, Mark(0, 5, 0), Mark(3, 0, 0)):
        view = seen(failed(mark))
        assert view.marked_position is None
        assert view.position == 0
        assert view.at_mark() == view


def test_nothing_to_see_where_no_model_was_called() -> None:
    assert flight_view(failed(None, ((), ()))) is None
    assert flight_view(failed(None, ())) is None


def test_models_are_counted_where_there_are_several() -> None:
    view = seen(failed(Mark(1, 0, 0), (FLIGHT, FLIGHT)))
    assert view.title == "Model 2 of 2, call 1 of 2"


def test_checks_with_a_mark_come_first() -> None:
    passed = CheckResult("fine", "kept", None, True)
    checks = (failed(None)._replace(name="no mark"), passed, failed(Mark(0, 1, 1))._replace(name="mark"))
    views = flight_views(Report("d", (), "failed", checks))
    assert [view.check for view in views] == ["mark", "no mark"]


def test_short_forms() -> None:
    assert short_form("as it [is]") == "as it [is]"
    assert short_form(CALL) == 'tool_call id="c1" name="add" input={"a": 2}'
    assert short_form([CALL]) == f"- {short_form(CALL)}"
    assert short_form(None) == "null"
    long = ModelCall([{"role": "user", "content": "x" * 5000}], None, None)
    (message,) = seen(failed(None, ((long,),))).call.messages
    assert len(message.content) < CLIPPED_AT + 50
    assert message.content.endswith("more characters)")


def test_odd_histories_are_shown() -> None:
    calls = tuple(ModelCall(messages, None, None) for messages in ("a task", [3], [{"content": "x"}], [{"role": 1}]))
    view = seen(failed(None, (calls,)))
    assert [call.messages[0].role for call in view.calls] == ["no message", "no message", "no role", "no role"]
