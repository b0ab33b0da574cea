"""How replay-tools is judged. Results are words drawn anew, so that an answer shows which recording it is from."""

import re

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of, same

REPLAY_ERROR = "ReplayError"

# The checks that have to pass before others say anything: a fault shows where it is, and not in all that builds on it.
ANSWERS = "answers each call with its recording"
TOLD_APART = "tells calls apart by tool and arguments"
EQUAL = "answers equal calls in the order of their recording"
ERRORS = "raises a recorded error again"
ANY_ORDER = "lets other calls come in another order"
LOUD = "raises on a call that is not recorded"
TURNS = "raises on a call out of turn"
RECORDS = "calls the real tool and records it"


class OwnTrouble(Exception):
    """What a tool may raise that is of no built-in kind."""


def recorded(name, args, result=None, **other):
    """A recording: of a result, or with `error=` of an error."""
    return {"name": name, "args": args, **(other or {"result": result})}


def some(count):
    """Recordings of as many different calls."""
    return [recorded(draw.word(), {draw.word(): draw.number()}, draw.word()) for _ in range(count)]


def tried(function, *args):
    """What came of a call, as plain data."""
    outcome = outcome_of(function, *args)
    return {"returned": copy(outcome["returned"])} if "returned" in outcome else outcome


def asked(replay, *recordings):
    """What comes of the calls of these recordings."""
    return [tried(replay.call, one["name"], copy(one["args"])) for one in recordings]


def replay_of(program, recordings, **options):
    """A replay that is handed recordings of its own: whether it leaves them alone is asked in one place."""
    return program.ReplayTools([{**one} for one in recordings], **options)


def of(recordings):
    """The results that were recorded, in the form in which `asked` gives them."""
    return [{"returned": copy(one["result"])} for one in recordings]


def expect_answer(outcome, wanted, say):
    """What came of one call is the result of that recording; shown is the result, or what was raised."""
    shown = f"{outcome['raised']}: {outcome['message']}" if "raised" in outcome else outcome["returned"]
    expect(shown).that(same(outcome, wanted), say, wanted["returned"])


def expect_answers(outcomes, wanted, say):
    for outcome, due in zip(outcomes, wanted, strict=True):
        expect_answer(outcome, due, say)


def is_replay_error(outcome):
    return REPLAY_ERROR in outcome.get("kinds", ())


def expect_loud(outcome, say):
    got = outcome.get("raised", outcome.get("returned"))
    expect(got).that(is_replay_error(outcome), say, f"a {REPLAY_ERROR} is raised")


def expect_named(outcome, say, *needles):
    """A `ReplayError` whose message names these, on one line or on several."""
    expect_loud(outcome, say)
    whole = re.sub(r"(['\"])\s*\n\s*\1", "", outcome["message"])
    missing = [
        needle for needle in needles if needle not in outcome["message"] and needle not in " ".join(whole.split())
    ]
    expect(outcome["message"]).that(
        not missing, f"{say} Its message does not name {missing[0] if missing else None}.", needles
    )


@check(ANSWERS, landmark="same_call")
def answers(program):
    recordings = [
        *some(3),
        recorded(draw.word(), {}, draw.number()),
        recorded(draw.word(), {draw.word(): [draw.word(), {draw.word(): None}]}, {draw.word(): [draw.word(), 0.5]}),
    ]
    return {"got": asked(replay_of(program, recordings), *recordings), "wanted": of(recordings)}


@answers.expect
def _(case):
    say = "A call as it was recorded should be answered with the recorded result."
    expect_answers(case["got"], case["wanted"], say)


def variants():
    """Calls of which no two are the same, each with what it is called in a message."""
    tool, other, name, word = draw.words(4)
    number, another = draw.numbers(2)
    inputs = [
        ["a number", {name: number}],
        ["another number", {name: another}],
        ["the number as text", {name: str(number)}],
        ["the value under another name", {word: number}],
        ["one argument more", {name: number, word: another}],
        ["no arguments", {}],
        ["a list of two", {name: [number, another]}],
        ["that list the other way round", {name: [another, number]}],
        ["a list of one", {name: [number]}],
        ["an object inside", {name: {word: number}}],
        ["another object inside", {name: {word: another}}],
        ["a list in an object inside", {name: {word: [number, another]}}],
        ["that list in an object the other way round", {name: {word: [another, number]}}],
        ["a text", {name: word}],
        ["a text in capitals", {name: word.upper()}],
        ["a text with a space in front", {name: " " + word}],
        ["a text with a line end", {name: word + "\n"}],
        ["0.5", {name: 0.5}],
        ["0.52", {name: 0.52}],
        *[[f"`{value!r}`", {name: value}] for value in (1, True, "1", 0, False, None, "", [], {}, "None", "null")],
        *[[f"`{value!r}` inside a list", {name: [value]}] for value in (1, True, "True")],
        *[[f"`{value!r}` inside an object", {name: {word: value}}] for value in (1, True, None)],
    ]
    return [
        *[[what, tool, given] for what, given in inputs],
        ["another tool", other, {name: number}],
        ["the tool in capitals", tool.upper(), {name: number}],
    ]


@check(TOLD_APART, landmark="same_call")
def tells_apart(program):
    calls = variants()
    seen = []
    for place, (what, tool, args) in enumerate(calls):
        result = draw.word()
        replay = replay_of(program, [recorded(tool, copy(args), result)])
        mistaken = []
        for number, (other, asked_tool, asked_args) in enumerate(calls):
            if number != place and tried(replay.call, asked_tool, copy(asked_args)) == {"returned": result}:
                mistaken.append(other)
        seen.append([what, mistaken[:1]])
    # All of them recorded at once: each gets its own answer.
    results = [draw.word() for _ in calls]
    rows = list(zip(calls, results, strict=True))
    replay = replay_of(program, [recorded(tool, copy(args), result) for (_, tool, args), result in rows])
    mixed = [[what, result, tried(replay.call, tool, copy(args))] for (what, tool, args), result in draw.shuffled(rows)]
    return {"alone": seen, "mixed": mixed}


@tells_apart.expect
def _(case):
    for what, mistaken in case["alone"]:
        if mistaken:
            fail(f"Recorded was a call with {what}; one with {mistaken[0]} was given its answer.", mistaken[0], what)
    for what, result, got in case["mixed"]:
        foreign = any(got == {"returned": other} for _, other, _ in case["mixed"] if other != result)
        expect(got).that(not foreign, f"The call with {what} was given the answer to another.", result)
        expect_answer(
            got,
            {"returned": result},
            f"Many calls were recorded. That with {what} came as it was recorded, and should be answered.",
        )


def turned(value):
    """The same data, every object with its keys the other way round."""
    if isinstance(value, dict):
        return {key: turned(item) for key, item in reversed(value.items())}
    return [turned(item) for item in value] if isinstance(value, list) else value


@check("knows a call again, whatever the order of its keys", landmark="same_call")
def knows_again(program):
    # Never in the order of the alphabet, and turned round always: no order of chance hides what is not sorted.
    a, b, c, d, e = sorted(draw.words(5), reverse=True)
    inside = {a: draw.number(), b: {c: draw.word(), d: [draw.word(), {a: 1, e: None}]}, e: True}
    seen = []
    for args in ({a: draw.number(), b: draw.word()}, inside, {e: draw.sentence(2) + " é\n"}):
        one = recorded(draw.word(), args, draw.word())
        for form in (copy(args), dict(reversed(args.items())), turned(args)):
            got = tried(replay_of(program, [one]).call, one["name"], form)
            seen.append([got, {"returned": one["result"]}])
    return seen


@knows_again.expect
def _(seen):
    for got, wanted in seen:
        expect_answer(got, wanted, "The same arguments, perhaps with their keys in another order, are the same call.")


@check(EQUAL, landmark="once")
def in_order(program):
    name, args = draw.word(), {draw.word(): draw.number()}
    results = draw.words(3)
    equal = [recorded(name, copy(args), result) for result in (results[0], results[0], *results[1:])]
    recordings = [equal[0], *some(1), equal[1], equal[2], *some(1), equal[3]]
    got = asked(replay_of(program, recordings), *recordings, equal[0])
    # Another call comes before its turn, out of the middle; the equal ones keep their order.
    later = asked(replay_of(program, recordings), recordings[4], *equal)
    return {"got": [got[0], *got[2:4], got[5]], "wanted": of(equal), "more": got[6], "later": later[1:]}


@in_order.expect
def _(case):
    say = "The same call was recorded four times; the answers should come in that order, each once."
    expect_answers(case["got"], case["wanted"], say)
    expect_answers(case["later"], case["wanted"], f"{say} Before them came a call that was recorded between them.")
    more = case["more"]
    expect(more).that(more not in case["wanted"], "Four calls were recorded, and a fifth was answered from them.")


@check(ANY_ORDER, landmark="any_order", needs=(ANSWERS,))
def other_order(program):
    seen = []
    for _ in range(4):
        recordings = some(5)
        order = [recordings[4], *draw.shuffled(recordings[:4])]
        seen.append([asked(replay_of(program, recordings), *order), of(order)])
    return seen


@other_order.expect
def _(seen):
    for got, wanted in seen:
        expect_answers(got, wanted, "Calls came in another order than recorded; each should still get its answer.")


@check("uses up the recording that answered, and no other", landmark="once", needs=(ANY_ORDER,))
def uses_up(program):
    """Two recordings that Python's == takes for one."""
    name, word, tool = draw.words(3)
    seen = []
    for values in ((1, True), (True, 1), (0, False)):
        alike = [recorded(tool, {name: value}, word) for value in values]
        seen.append([repr(values), asked(replay_of(program, alike), *alike[::-1]), of(alike)])
    return seen


@uses_up.expect
def _(seen):
    for values, got, wanted in seen:
        say = f"Two calls were recorded, one with each of {values}; asked for the other way round, each has its answer."
        expect_answers(got, wanted, say)


@check(ERRORS, landmark="error_again", needs=(EQUAL,))
def errors(program):
    seen = []
    kinds = (TimeoutError, ValueError, KeyError, OwnTrouble)
    for error in (*[kind(draw.word()) for kind in kinds], TimeoutError()):
        name, args, result = draw.word(), {draw.word(): draw.number()}, draw.word()
        recordings = [recorded(name, args, error=error), recorded(name, args, result)]
        message = str(error)
        first, second = asked(replay_of(program, recordings), *recordings)
        seen.append([type(error).__name__, message, result, first, second])
    return seen


@errors.expect
def _(seen):
    for kind, message, result, first, second in seen:
        expect(first.get("raised", first.get("returned"))).equals(
            kind, f"A `{kind}` was recorded, and should be raised again."
        )
        expect(first["message"]).equals(message, "The error should have the message that was recorded, and no other.")
        expect(second).equals(
            {"returned": result}, "The call failed and was repeated, as recorded; the second answer is the result."
        )


@check("takes whatever was recorded for the result", landmark="own_result")
def any_result(program):
    seen = []
    for value in (None, 0, False, "", [], {}, 0.0, "None", True, "ERROR: " + draw.word(), {"error": draw.word()}):
        one = recorded(draw.word(), {draw.word(): draw.number()}, value)
        seen.append([repr(value), value, asked(replay_of(program, [one]), one)[0]])
    return seen


@any_result.expect
def _(seen):
    for shown, value, got in seen:
        expect_answer(got, {"returned": value}, f"`{shown}` was recorded as the result, and is the answer.")


@check(LOUD, landmark="loud", needs=(ANSWERS, TOLD_APART, EQUAL, ERRORS))
def loud(program):
    one, other, third = some(3)
    strange = {**one, "name": draw.word()}
    altered = {**one, "args": dict.fromkeys(one["args"], draw.word())}
    more = {**one, "args": {**one["args"], draw.word(): [draw.number()]}}
    replay = replay_of(program, [one, other])
    seen = [["another tool", asked(replay, strange)[0]], ["another argument", asked(replay, altered)[0]]]
    seen.append(["one argument more", asked(replay, more)[0]])
    seen.append(["the same call a second time", asked(replay, one, one)[1]])
    seen.append(["a call where nothing was recorded", asked(replay_of(program, []), third)[0]])
    failing = recorded(draw.word(), {}, error=ValueError(draw.word()))
    seen.append(["a call a second time that failed", asked(replay_of(program, [failing]), failing, failing)[1]])
    return seen


@loud.expect
def _(seen):
    for what, outcome in seen:
        expect_loud(outcome, f"Asked for was {what}. That is not recorded, and a `{REPLAY_ERROR}` is due.")


@check("names the tool and the arguments that are not recorded", landmark="loud", needs=(LOUD,))
def names_call(program):
    one, other = some(2)
    name, value, number = draw.word(), draw.word(), draw.number(1000, 9999)
    strange = recorded(
        draw.word(), {name: value, **{word: draw.sentence(20) for word in draw.words(3)}, draw.word(): number}
    )
    altered = {**one, "args": {**one["args"], name: number}}
    replay = replay_of(program, [one, other])
    return [[[call["name"], *_parts(call)], asked(replay, call)[0]] for call in (strange, altered)]


def _parts(call):
    return [str(part) for pair in call["args"].items() for part in pair]


@names_call.expect
def _(seen):
    for needles, outcome in seen:
        expect_named(outcome, "The error should name the tool, the arguments and their values.", *needles)


@check("goes on after an unexpected call", landmark="loud", needs=(ANSWERS,))
def goes_on(program):
    recordings = some(4)
    name = recordings[0]["name"]
    recordings[1]["name"] = name
    replay = replay_of(program, recordings)
    strange = recorded(name, {draw.word(): draw.word()})
    got = []
    for one in recordings:
        asked(replay, strange)
        got += asked(replay, one)
    return {"got": got, "wanted": of(recordings)}


@goes_on.expect
def _(case):
    expect_answers(case["got"], case["wanted"], "After a call that is not recorded, those that are should be answered.")


@check("has nothing to say of a run that was as recorded", landmark="in_the_end", needs=(ANSWERS, ERRORS))
def as_recorded(program):
    failing = recorded(draw.word(), {}, error=TimeoutError(draw.word()))
    seen = []
    for recordings in ([], some(1), some(4), [failing], [*some(1), failing, *some(2)]):
        replay = replay_of(program, recordings)
        asked(replay, *recordings)
        seen.append(tried(replay.finish))
    return seen


@as_recorded.expect
def _(seen):
    for outcome in seen:
        expect(outcome).equals(
            {"returned": None}, "Each recording was asked for and nothing else: `finish` gives None."
        )


@check("reports what was never asked for", landmark="left_over")
def left_over(program):
    name, args = draw.word(), {draw.word(): draw.number()}
    twice = [recorded(name, args, draw.word()) for _ in range(2)]
    failing = recorded(draw.word(), {}, error=TimeoutError(draw.word()))
    seen = []
    runs = [(some(1), []), (some(4), [1, 2]), (twice, [0]), ([*some(2), failing], [0]), (some(9), [3])]
    for recordings, used in runs:
        replay = replay_of(program, recordings)
        asked(replay, *[recordings[place] for place in used])
        left = [one["name"] for place, one in enumerate(recordings) if place not in used]
        seen += [[left, tried(replay.finish)] for _ in range(2)]
    return seen


@left_over.expect
def _(seen):
    for left, outcome in seen:
        expect_named(outcome, f"`finish` should raise, since {len(left)} recordings were never asked for.", *left)


@check(
    "reports an unexpected call in the end, although its error was caught",
    landmark="remembered",
    needs=(LOUD,),
)
def caught(program):
    seen = []
    for count in (0, 1, 3):
        recordings = some(count)
        strange = some(6)
        replay = replay_of(program, recordings)
        asked(replay, *strange, *recordings)
        seen += [[[one["name"] for one in strange], tried(replay.finish)] for _ in range(2)]  # also when asked again
    one = some(1)[0]
    replay = replay_of(program, [one])
    asked(replay, one, one)
    return [*seen, [[one["name"]], tried(replay.finish)]]


@caught.expect
def _(seen):
    for names, outcome in seen:
        expect_named(outcome, "A call was unexpected and somebody caught the error; `finish` should say so.", *names)


@check("names all that differs in the end", landmark="in_the_end")
def names_all(program):
    recordings, strange = some(4), some(2)
    replay = replay_of(program, recordings)
    asked(replay, recordings[1], *strange, recordings[2])
    names = [one["name"] for one in (recordings[0], recordings[3], *strange)]
    # The agent asked the recorded tool, with other arguments: the same name is missed and unexpected.
    one = some(1)[0]
    mistaken = replay_of(program, [one])
    asked(mistaken, {**one, "args": {draw.word(): draw.word()}})
    two = some(1)[0]
    corrected = replay_of(program, [two])
    asked(corrected, {**two, "args": {draw.word(): draw.word()}}, two)
    return {
        "outcome": tried(replay.finish),
        "names": names,
        "both": [one["name"], tried(mistaken.finish)],
        "corrected": [two["name"], tried(corrected.finish)],
    }


@names_all.expect
def _(case):
    say = "Two recordings were left over and two calls unexpected; `finish` should name all of them."
    expect_named(case["outcome"], say, *case["names"])
    name, outcome = case["both"]
    say = "Other arguments than recorded: the tool is left over and unexpected, and `finish` should say so."
    expect_named(outcome, say, name)
    name, outcome = case["corrected"]
    say = "A tool was asked with other arguments than recorded, and then with the right ones: the first was unexpected."
    expect_named(outcome, say, name)


@check("leaves the recordings as they are", landmark="own_list")
def leaves_recordings(program):
    recordings = [*some(3), recorded(draw.word(), {draw.word(): [draw.word()]}, [draw.word()])]
    before = copy(recordings)
    first = asked(program.ReplayTools(recordings), *before)
    after = copy(recordings)
    second = asked(program.ReplayTools(recordings), *before)
    return {"before": before, "after": after, "first": first, "second": second}


@leaves_recordings.expect
def _(case):
    expect(case["after"]).equals(case["before"], "A replay changed the recordings that it was made of.")
    expect(case["second"]).equals(case["first"], "A second replay of the same recordings gave other answers.")


@check("keeps two replays apart", landmark="own_list", needs=(ANSWERS, LOUD))
def apart(program):
    recordings = some(3)
    calls = list(recordings)
    one, other = program.ReplayTools(recordings), program.ReplayTools(recordings)
    got = [asked(one, *calls[:2]), asked(other, *calls)]
    asked(one, *some(1))
    return {"got": got, "wanted": of(calls), "other": tried(other.finish)}


@apart.expect
def _(case):
    say = "Two replays of the same recordings were used side by side; each should answer as if it were alone."
    for got in case["got"]:
        expect_answers(got, case["wanted"][: len(got)], say)
    quiet = "returned" in case["other"]
    expect(case["other"]).that(quiet, "This replay went as recorded; what happened in another is not its own.")


@check("hands out results that a caller may change", landmark="own_result", needs=(ANSWERS,))
def own_results(program):
    key, word = draw.words(2)
    recordings = [recorded(draw.word(), {}, {key: [word, {key: word}]}), recorded(draw.word(), {}, [word])]
    before = copy(recordings)
    replay = replay_of(program, recordings)
    outer = replay.call(before[0]["name"], {})
    outer[key][1][key] = draw.word()
    outer[key].append(draw.word())
    outer[draw.word()] = draw.word()
    replay.call(before[1]["name"], {}).clear()
    again = asked(replay_of(program, recordings), *before)
    return {"before": before, "after": copy(recordings), "again": again}


@own_results.expect
def _(case):
    expect(case["after"]).equals(
        case["before"], "A caller changed a result that it was given, and the recording with it."
    )
    expect_answers(
        case["again"], of(case["before"]), "After that, a new replay gives other results than were recorded."
    )


# Twist 1: in order.


@check(TURNS, landmark="next_alone", twist=1)
def out_of_turn(program):
    recordings = some(4)
    replay = replay_of(program, recordings, in_order=True)
    early = asked(replay, recordings[1])[0]
    first = asked(replay, recordings[0])[0]
    later = [asked(replay, recordings[3])[0], asked(replay, recordings[2])[0]]
    rest = asked(replay, recordings[1], recordings[2], recordings[3])
    return {
        "loud": [early, *later, before_an_error(program)],
        "got": [first, *rest],
        "wanted": of(recordings),
        "end": tried(replay.finish),
    }


def before_an_error(program):
    """A call that comes before its turn, where the next recording is of an error."""
    one = some(1)[0]
    replay = replay_of(program, [recorded(draw.word(), {}, error=TimeoutError(draw.word())), one], in_order=True)
    return asked(replay, one)[0]


@out_of_turn.expect
def _(case):
    for outcome in case["loud"]:
        expect_loud(outcome, f"A call came before its turn, and a `{REPLAY_ERROR}` is due.")
    expect_answers(case["got"], case["wanted"], "A call out of turn uses nothing up: in their turn, all are answered.")
    expect_loud(case["end"], "Calls came out of turn, and `finish` should say so.")


@check("takes equal calls in turn with the others", landmark="next_alone", twist=1, needs=(TURNS,))
def equal_in_turn(program):
    name, args = draw.word(), {draw.word(): draw.number()}
    between, altered = some(1)[0], recorded(name, {draw.word(): draw.word()}, draw.word())
    recordings = [recorded(name, args, draw.word()), between, recorded(name, args, draw.word()), altered]
    replay = replay_of(program, recordings, in_order=True)
    got = asked(replay, recordings[0])
    loud = asked(replay, recordings[2])
    got += asked(replay, between)
    loud += asked(replay, altered)
    got += asked(replay, recordings[2], altered)
    loud += asked(replay, altered)
    return {"got": got, "loud": loud, "wanted": of(recordings)}


@equal_in_turn.expect
def _(case):
    for outcome in case["loud"]:
        expect_loud(outcome, "The next recording is of another call, or of other arguments, or there is none.")
    expect_answers(case["got"], case["wanted"], "In their turn, all calls are answered.")


@check("answers the calls of a run in its order", landmark="next_alone", twist=1)
def run_in_order(program):
    failing = recorded(draw.word(), {}, error=TimeoutError(draw.word()))
    recordings = some(3)
    replay = replay_of(program, [*recordings[:2], failing, recordings[2]], in_order=True)
    got = asked(replay, *recordings[:2], failing, recordings[2])
    return {"got": got, "wanted": of(recordings), "end": tried(replay.finish)}


@run_in_order.expect
def _(case):
    first, second, failed, third = case["got"]
    expect_answers([first, second, third], case["wanted"], "The calls came in their order and should be answered.")
    expect(failed.get("raised")).equals("TimeoutError", "The recorded error should be raised in its turn.")
    expect(case["end"]).equals({"returned": None}, "The run was as recorded: `finish` gives None.")


@check("says what would have been next", landmark="says_next", twist=1, needs=(TURNS,))
def says_next(program):
    recordings = some(3)
    replay = replay_of(program, recordings, in_order=True)
    seen = []
    for due, call in ((0, recordings[2]), (1, some(1)[0]), (2, recordings[0])):
        seen.append([[call["name"], recordings[due]["name"]], asked(replay, call)[0]])
        asked(replay, recordings[due])
    return {"seen": seen, "after": asked(replay, recordings[0])[0]}


@says_next.expect
def _(case):
    for needles, outcome in case["seen"]:
        expect_named(
            outcome, "The error should name the tool asked for and the one that would have been next.", *needles
        )
    expect_loud(case["after"], f"All recordings are used, and another call came: a `{REPLAY_ERROR}` is due.")


@check("looks at the order only where it is asked to", landmark="next_alone", twist=1)
def only_where_asked(program):
    recordings = some(3)
    order = [recordings[2], recordings[0], recordings[1]]
    replay_of(program, recordings, in_order=True)
    replays = [replay_of(program, recordings), replay_of(program, recordings, in_order=False)]
    return {"got": [asked(replay, *order) for replay in replays], "wanted": of(order)}


@only_where_asked.expect
def _(case):
    for got in case["got"]:
        expect_answers(got, case["wanted"], "Nobody asked for the order; calls in another one should be answered.")


# Twist 2: the recorder.


class Tool:
    """A real tool: its calls are noted as they were."""

    __name__ = "tool"

    def __init__(self, act):
        self.calls = []
        self._act = act

    def __call__(self, **arguments):
        self.calls.append(copy(arguments))
        return self._act(**arguments)


def expect_recordings(got, wanted, say):
    expect(got).that(isinstance(got, (list, tuple)) and len(got) == len(wanted), say, wanted)
    for one, due in zip(got, wanted, strict=True):
        expect(one).holds(due, say)


@check(RECORDS, landmark="real_call", twist=2)
def records(program):
    name, other, key, word = draw.words(4)
    answers_of = iter(draw.words(9))
    tools = {name: Tool(lambda **_: next(answers_of)), other: Tool(lambda **given: {word: list(given)})}
    recorder, unused = program.RecordTools(tools), program.RecordTools(tools)
    plan = [(name, {key: draw.number()}), (other, {}), (name, {key: draw.number(), word: [draw.word()]})]
    plan += [plan[0], plan[1]]  # equal calls, with another answer and with the same one
    got = []
    for tool, args in plan:
        got.append(copy(recorder.call(tool, copy(args))))
        copy(recorder.recordings)  # a look at the list is no reason to begin another
    wanted = [recorded(tool, args, result) for (tool, args), result in zip(plan, got, strict=True)]
    return {
        "recordings": copy(recorder.recordings),
        "wanted": wanted,
        "called": [tools[name].calls, tools[other].calls],
        "due": [[args for tool, args in plan if tool == one] for one in (name, other)],
        "distinct": len({repr(result) for result in got}),
        "unused": copy(unused.recordings),
    }


@records.expect
def _(case):
    expect(case["called"]).equals(case["due"], "Each call should run the real tool once, with its arguments by name.")
    expect(case["distinct"]).equals(4, "Each call should give back what the tool returned.")
    expect_recordings(case["recordings"], case["wanted"], "There should be a recording of each call, oldest first.")
    expect_recordings(case["unused"], [], "Each recorder has a list of its own; one that was never used has another's.")


@check("records an error and raises it on", landmark="errors_too", twist=2)
def records_errors(program):
    seen = []
    for kind in (TimeoutError, ValueError, OwnTrouble):
        name, key, message = draw.words(3)
        error = kind(message)

        def act(error=error, **_):
            raise error

        recorder = program.RecordTools({name: act})
        args = {key: draw.number()}
        outcome = outcome_of(recorder.call, name, copy(args))
        made = recorder.recordings
        one = made[0] if isinstance(made, (list, tuple)) and len(made) == 1 and isinstance(made[0], dict) else {}
        kept = one.get("error")
        shape = {"name": one.get("name"), "args": copy(one.get("args")), "result": "result" in one}
        error_kept = [type(kept).__name__, str(kept)]
        seen.append([kind.__name__, message, outcome.get("raised"), shape, error_kept, [name, args]])
    return seen


@records_errors.expect
def _(seen):
    for kind, message, raised, shape, kept, (name, args) in seen:
        expect(raised).equals(kind, f"The tool raised a `{kind}`, and it should go on to the caller.")
        expect(shape).holds({"name": name, "args": args}, "The failed call should be recorded.")
        expect(shape["result"]).equals(False, "A call that failed has an `error` and no `result`, not even `None`.")
        expect(kept[0]).equals(kind, "The recording should hold the exception as `error`.")
        expect(kept[1]).mentions(message, say="The recorded error should have its message.")


@check("does not record a wish to stop", landmark="errors_too", twist=2)
def wish_to_stop(program):
    seen = []
    for kind in (KeyboardInterrupt, SystemExit):
        name = draw.word()

        def act(kind=kind, **_):
            raise kind

        recorder = program.RecordTools({name: act})
        raised = outcome_of(recorder.call, name, {}).get("raised")
        seen.append([kind.__name__, raised, copy(recorder.recordings)])
    return seen


@wish_to_stop.expect
def _(seen):
    for kind, raised, recordings in seen:
        expect(raised).equals(kind, f"A `{kind}` should go on.")
        expect(recordings).equals([], f"A `{kind}` is no answer of the tool and should not be recorded.")


@check("records the arguments as they were asked for", landmark="as_asked", twist=2, needs=(RECORDS,))
def arguments_as_asked(program):
    name, key, word = draw.words(3)

    def act(**given):
        given[key].append(draw.word())
        given[key][0].clear()
        if len(given[key]) > 2:
            raise ValueError(word)
        return word

    recorder = program.RecordTools({name: act})
    plan = [[{word: draw.number()}], [{word: draw.number()}, draw.word()]]
    for given in plan:
        args = {key: copy(given)}
        outcome_of(recorder.call, name, args)
        args[draw.word()] = draw.word()
    return {"recordings": copy(recorder.recordings), "wanted": [{"name": name, "args": {key: given}} for given in plan]}


@arguments_as_asked.expect
def _(case):
    say = "The tool or the caller changed the arguments later; recorded are those that were asked for."
    expect_recordings(case["recordings"], case["wanted"], say)


@check("records the result as it was answered", landmark="as_answered", twist=2, needs=(RECORDS,))
def result_as_answered(program):
    name, key, word = draw.words(3)
    kept = {key: [word]}
    recorder = program.RecordTools({name: lambda: kept})
    recorder.call(name, {})[key].append(draw.word())
    changed = copy(kept)
    recorder.call(name, {})
    kept[key].clear()
    empty = []
    for value in (None, 0, False, "", [], {}):
        other = program.RecordTools({name: lambda value=value: value})
        other.call(name, {})
        empty.append([recorded(name, {}, value), copy(other.recordings)])
    wanted = [recorded(name, {}, {key: [word]}), recorded(name, {}, changed)]
    return {"recordings": copy(recorder.recordings), "wanted": wanted, "empty": empty}


@result_as_answered.expect
def _(case):
    say = "The tool or the caller changed the result later; recorded is what was answered."
    expect_recordings(case["recordings"], case["wanted"], say)
    for wanted, got in case["empty"]:
        expect_recordings(got, [wanted], f"The tool returned `{wanted['result']!r}`, and that is its result.")


@check(
    "records what can be replayed",
    landmark="as_answered",
    twist=2,
    needs=(ANSWERS, RECORDS, "records an error and raises it on"),
)
def replayable(program):
    name, other, key = draw.words(3)
    results = iter(draw.words(2))

    def fails(**_):
        raise TimeoutError(key)

    tools = {name: Tool(lambda **_: [next(results)]), other: Tool(fails)}
    recorder, unused = program.RecordTools(tools), program.RecordTools(tools)
    plan = [recorded(name, {key: draw.number()}), recorded(other, {}), recorded(name, {})]
    first = asked(recorder, *plan)
    replay = program.ReplayTools(recorder.recordings)
    second = asked(replay, *plan)
    calls = [len(tools[name].calls), len(tools[other].calls)]
    shown = [[[one.get("returned"), one.get("raised")] for one in run] for run in (first, second)]
    return {"shown": shown, "calls": calls, "end": tried(replay.finish), "unused": copy(unused.recordings)}


@replayable.expect
def _(case):
    first, second = case["shown"]
    expect(second).equals(first, "The replay should come to what the real run came to.")
    expect(case["calls"]).equals([2, 1], "The real tools run while recording, and never in a replay.")
    expect(case["end"]).equals({"returned": None}, "The same calls were replayed: `finish` gives None.")
    expect(case["unused"]).equals([], "Another recorder was never used, and its list should be empty.")
