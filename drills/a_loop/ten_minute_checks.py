"""How ten-minute is judged: by the checks of its parts, and by what joins them."""

import error_dispatch_checks as of_dispatch
import react_loop_checks as of_loop
from error_dispatch_checks import announced
from react_loop_checks import in_run, only_result, results_in

from trainer.checking.api import Recorder, Spy, call, check, draw, expect, outcome_of, text

CHECKS = [
    of_dispatch.success.under("run_tool"),
    of_dispatch.runs_with_arguments.under("run_tool"),
    of_dispatch.runs_any_callable.under("run_tool"),
    of_dispatch.runs_anew.under("run_tool"),
    of_dispatch.unknown_name.under("unknown_tool"),
    of_dispatch.lists_names.under("unknown_tool"),
    of_dispatch.near_names.under("unknown_tool"),
    of_dispatch.bad_arguments.under("bind_first"),
    of_dispatch.bad_arguments_run_nothing.under("bind_first"),
    of_dispatch.tool_raises.under("tool_failure"),
    of_dispatch.type_error_inside.under("tool_failure"),
    of_dispatch.lets_pass.under("tool_failure"),
    of_loop.starts_with_task.under("one_history"),
    of_loop.history_grows.under("one_history"),
    of_loop.hands_tools.under("ask_model"),
    of_loop.returns_text.under("stop_at_text"),
    of_loop.same_task_again.under("ask_model"),
    of_loop.stops_calling.under("stop_at_text"),
    of_loop.keeps_reply.under("whole_reply"),
    of_loop.calls_tool.under("through_dispatch"),
    of_loop.runs_again.under("through_dispatch"),
    of_loop.result_as_text.under("through_dispatch"),
    of_loop.answers_by_id.under("answer_by_id"),
    of_loop.result_from_user.under("one_message"),
    of_loop.capped.under("step_cap"),
    of_loop.five_by_default.under("step_cap"),
    of_loop.answer_on_last_step.under("step_cap"),
    of_loop.says_stopped.under("cap_result"),
    of_loop.answers_every_call.under("every_call"),
    of_loop.one_message_for_all.under("one_message"),
    of_loop.keeps_blocks.under("whole_reply"),
    of_loop.text_beside_call.under("every_call"),
    of_loop.ends_with_text.under("stop_at_text"),
    of_loop.tells_of_failure.under("through_dispatch"),
    of_loop.tells_of_unknown.under("through_dispatch"),
]


def tools_and_faults():
    """Tools, and one call for each way to fail: a wrong name, bad arguments, a decorated tool's, a tool that raises."""
    fine, broken, decorated, parameter, stray = draw.words(5)
    spies = {name: Spy(parameter, returns=draw.word()) for name in (fine, decorated)}
    tools = {
        fine: spies[fine].fn,
        broken: Spy("**given", raises=LookupError(draw.word())).fn,
        decorated: announced(spies[decorated].fn, []),
    }
    faults = [
        ("a name that is no tool's", draw.word(), {parameter: draw.number()}),
        ("a missing argument", fine, {}),
        ("an unexpected argument", fine, {parameter: draw.number(), stray: draw.number()}),
        ("a tool that raised", broken, {parameter: draw.number()}),
        ("bad arguments for a tool in a decorator", decorated, {stray: draw.number()}),
    ]
    return tools, faults


@check("tells the model of each failure what dispatch says of it", landmark="through_dispatch")
def says_what_dispatch_says(program):
    tools, faults = tools_and_faults()
    seen = []
    for what, name, given in faults:
        said = outcome_of(program.dispatch, tools, name, dict(given))
        model = Recorder(call(draw.id(), name, **given), text(draw.word()))
        outcome = outcome_of(program.run, model, tools, draw.sentence())
        seen.append({"what": what, "said": said, "outcome": outcome, "seen": model.seen})
    return seen


@says_what_dispatch_says.expect
def _(cases):
    for run, case in enumerate(cases):
        expect(case["outcome"].get("raised")).equals(None, f"In a run, {case['what']} raised into the loop.")
        result, place = in_run(run, only_result, case["seen"], 1)
        expect(result.get("content")).equals(
            case["said"].get("returned"),
            f"In a run the model should be told of {case['what']} what `dispatch` says of it.",
            at=(run, *place),
        )


@check("runs a tool that fails once, and not past dispatch", landmark="through_dispatch")
def runs_once(program):
    name, parameter = draw.words(2)
    spy = Spy(parameter, raises=RuntimeError(draw.word()))
    reply = call(draw.id(), name, **{parameter: draw.number()})
    outcome_of(program.run, Recorder(reply, text(draw.word())), {name: spy.fn}, draw.sentence())
    return len(spy.calls)


@runs_once.expect
def _(runs):
    expect(runs).equals(1, "One call of a tool that raises should run it once.")


@check("answers good and bad calls of one reply side by side", landmark="every_call")
def good_and_bad_together(program):
    tools, faults = tools_and_faults()
    fine, given = faults[2][1], {next(iter(faults[2][2])): draw.number()}
    wanted = [("a good call", fine, given), *faults, ("another good call", fine, given)]
    calls = [call(draw.id(), name, **input) for _, name, input in draw.shuffled(wanted)]
    answer = draw.word()
    model = Recorder([text(draw.sentence()), *calls], text(answer))
    outcome = outcome_of(program.run, model, tools, draw.sentence())
    said = {c["id"]: outcome_of(program.dispatch, tools, c["name"], dict(c["input"])).get("returned") for c in calls}
    return {"said": said, "answer": answer, "outcome": outcome, "seen": model.seen}


@good_and_bad_together.expect
def _(case):
    expect(case["outcome"].get("raised")).equals(None, "A reply with good and bad calls raised into the loop.")
    blocks, place = results_in(case["seen"], 1)
    ids = [block.get("tool_use_id") for block in blocks]
    expect(ids).that(
        len(ids) == len(case["said"]),
        "Each call of the reply is answered once, and nothing else of it: a text beside the calls gets no result.",
        list(case["said"]),
        place,
    )
    for id, said in case["said"].items():
        answers = [block.get("content") for block in blocks if block.get("tool_use_id") == id]
        expect(ids).that(
            len(answers) == 1,
            f"The call `{id}` should be answered once, beside the failed ones.",
            list(case["said"]),
            place,
        )
        expect(answers[0]).equals(said, f"The answer to the call `{id}` is not what `dispatch` says of it.", at=place)
    expect(case["outcome"].get("returned")).equals(
        case["answer"], "After a reply with good and bad calls the run did not go on to the answer."
    )
