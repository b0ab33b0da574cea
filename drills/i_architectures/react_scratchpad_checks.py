"""How react-scratchpad is judged."""

from trainer.checking.api import Spy, check, copy, draw, expect, fail, ordinal, outcome_of

LONG = 400
"""Words of an observation that nobody would want to read twice."""
DEFAULT_STEPS = 8
MANY = 12
"""Steps that no window of the last few holds."""


class Script:
    """A model that is called with a prompt. It plays its turns, then finishes for ever, and keeps what it was told."""

    __name__ = "llm_call"  # The question speaks of a function, and functions have a name.

    def __init__(self, turns):
        self.turns = turns
        self.prompts = []

    def __call__(self, prompt):
        self.prompts.append(copy(prompt))
        number = len(self.prompts) - 1
        return tuple(self.turns[number]) if number < len(self.turns) else ("", "finish", "(the script is exhausted)")


def turn(action, given=None, thought=None):
    """What the model replies: thought, action and input."""
    return [thought or draw.sentence(3), action, draw.sentence(2) if given is None else given]


def using(action, count):
    """`count` turns with one tool, no two alike."""
    return [turn(action) for _ in range(count)]


def echoing(count=1):
    """Names, and tools of these names whose results differ from call to call."""
    names = draw.words(count)
    spies = [Spy("given", returns=lambda given: draw.sentence(2)) for _ in names]
    return names, {name: spy.fn for name, spy in zip(names, spies, strict=True)}, spies


def play(program, turns, tools, *bounds, **more):
    """A run: what came of it, and the prompt of each call."""
    task = f"{draw.sentence()} {{{draw.word()}}} 9% {draw.word()}"
    script = Script(turns)
    outcome = outcome_of(program.react_loop, script, task, tools, *bounds, **more)
    return {"outcome": outcome, "prompts": script.prompts, "task": task, "turns": turns, "tools": list(tools)}


def expect_pair(case, what):
    """The answer and the scratchpad that came back."""
    outcome = case["outcome"]
    if "raised" in outcome:
        fail(f"{what} the program raised.", f"{outcome['raised']}: {outcome['message']}", "(answer, scratchpad)")
    pair = outcome["returned"]
    fine = isinstance(pair, (list, tuple)) and len(pair) == 2 and isinstance(pair[1], (list, tuple))
    expect(pair).that(fine, f"{what} two things should come back, the answer and the scratchpad.", "(answer, [...])")
    return pair


def expect_steps(case, turns, what):
    """The observations of the scratchpad, after its steps were compared with the turns that the model took."""
    pad = expect_pair(case, what)[1]
    fine = all(isinstance(step, (list, tuple)) and len(step) == 4 for step in pad)
    expect(pad).that(fine, f"{what} each step should be four strings: thought, action, input, observation.")
    expect([step[:3] for step in pad]).equals(
        turns, f"{what} the scratchpad should hold each step that acted, in order, as the model put it."
    )
    return [step[3] for step in pad]


def expect_calls(case, wanted, what):
    expect(len(case["prompts"])).equals(wanted, f"{what} the model should be called so often, no more and no less.")


def prompt_of(case, number):
    prompt = case["prompts"][number] if number < len(case["prompts"]) else None
    expect(prompt).is_text(f"The {ordinal(number)} call of the model should be given one string.")
    return prompt


def unquoted(written):
    """A text without quotes and backslashes: a scratchpad may be shown as a list or as JSON."""
    return "".join(letter for letter in written if letter not in "\\\"'")


def in_order(prompt, parts):
    """The first of `parts` that does not follow the others in the prompt, or `None`."""
    prompt, place = unquoted(prompt), 0
    for part in parts:
        found = prompt.find(unquoted(part), place)
        if found < 0:
            return part
        place = found + len(unquoted(part))
    return None


def expect_shown(case, number, observations, say):
    """That the prompt of that call has each step up to it, with its observation."""
    parts = []
    for taken, observation in zip(case["turns"][:number], observations, strict=False):
        parts += [*taken, observation]
    prompt = prompt_of(case, number)
    missing = in_order(prompt, parts)
    if missing is not None:
        fail(f"In the {ordinal(number)} prompt {say}", prompt, {"not there": missing, "in this order": parts})


@check("ends with the input of finish", landmark="finish")
def ends(program):
    cases = []
    for count, answer in ((0, draw.word()), (1, ""), (draw.number(2, 4), draw.sentence())):
        (name,), tools, _ = echoing()
        turns = [*using(name, count), turn("finish", answer), *using(name, 3)]
        cases.append([count, answer, play(program, turns, tools)])
    return cases


@ends.expect
def _(cases):
    for count, answer, case in cases:
        what = "After the action `finish`"
        got = expect_pair(case, what)[0]
        expect(got).equals(answer, f"{what} its input should come back as the answer, whatever it is.")
        expect_calls(case, count + 1, what)
        expect_steps(case, case["turns"][:count], what)


@check("tells the task and the actions each time", landmark="brief")
def tells(program):
    names, tools, _ = echoing(5)
    turns = [turn(name) for name in names]
    return play(program, [*turns, turn("finish")], tools)


@tells.expect
def _(case):
    expect_calls(case, 6, "With five steps and then `finish`")
    for number in range(6):
        prompt = expect(prompt_of(case, number))
        prompt.mentions(case["task"], say=f"The task is not in the {ordinal(number)} prompt.")
        prompt.mentions(*case["tools"], say=f"The {ordinal(number)} prompt should name every tool.")
        prompt.mentions("finish", say=f"The {ordinal(number)} prompt should name `finish` too.", any_case=True)


@check("shows every step so far, the oldest first", landmark="show_steps")
def shows(program):
    names, tools, _ = echoing(2)
    turns = [turn(draw.choice(names)) for _ in range(MANY)]
    turns[draw.number(0, MANY - 1)][0] = ""
    return play(program, [*turns, turn("finish")], tools, MANY + 1)


@shows.expect
def _(case):
    what = f"With {MANY} steps and then `finish`"
    expect_calls(case, MANY + 1, what)
    observations = expect_steps(case, case["turns"][:MANY], what)
    for number in range(1, MANY + 1):
        expect_shown(
            case,
            number,
            observations,
            "each step so far should be found, the oldest first: its thought, which may be empty, its action, "
            "input and observation.",
        )


@check("shows a step as often as it was taken", landmark="show_steps")
def shows_again(program):
    (name,) = draw.words(1)
    turns = [turn(name)] * 3
    return play(program, [*turns, turn("finish")], {name: Spy("given", returns=draw.sentence(2)).fn})


@shows_again.expect
def _(case):
    what = "With the same step taken three times"
    observations = expect_steps(case, case["turns"][:3], what)
    for number in (2, 3):
        expect_shown(case, number, observations, "a step that was taken again should be found again.")


@check("shows a long observation whole", landmark="show_steps")
def shows_whole(program):
    (name,) = draw.words(1)
    long = draw.sentence(LONG)
    case = play(program, [*using(name, 2), turn("finish")], {name: Spy("given", returns=long).fn})
    return {"case": case, "long": long}


@shows_whole.expect
def _(seen):
    case = seen["case"]
    what = "After a tool that returned a long text"
    for kept in expect_steps(case, case["turns"][:2], what):
        expect(kept).equals(seen["long"], f"{what} the scratchpad should hold all of it.")
    for number in (1, 2):
        say = "the observation, which is long, should be found whole."
        expect_shown(case, number, [seen["long"]] * number, say)


@check("carries out each action with its input", landmark="act")
def acts(program):
    # Names are the same to the letter, and those of tools are not always in lower case.
    names = [draw.word().upper(), draw.word() + draw.word().title()]
    spies = [Spy("given", returns=lambda given: draw.sentence(2)) for _ in names]
    tools = {name: spy.fn for name, spy in zip(names, spies, strict=True)}
    again = draw.sentence(2)
    inputs = ((0, again), (1, f"  {draw.word()}\n"), (0, again), (0, again), (1, ""))
    turns = [turn(names[which], given) for which, given in inputs]
    case = play(program, [*turns, turn("finish")], tools)
    wanted = [[given for _, action, given in turns if action == name] for name in names]
    return {"case": case, "ran": [[each["given"] for each in spy.calls] for spy in spies], "wanted": wanted}


@acts.expect
def _(seen):
    expect_pair(seen["case"], "With five steps and then `finish`")
    expect(seen["ran"]).equals(
        seen["wanted"],
        "A tool should run once each time that the model names it, with the input of that turn as it stands.",
    )


@check("ends at the action finish and at nothing like it", landmark="finish")
def nothing_like_it(program):
    names = [f"finish_{draw.word()}", f"{draw.word()}_finish", draw.word()]
    spies = [Spy("given", returns=draw.word()) for _ in names]
    turns = [turn(name) for name in names] + [turn(names[2], "finish"), turn(names[2], thought="finish")]
    tools = {name: spy.fn for name, spy in zip(names, spies, strict=True)}
    return {"case": play(program, [*turns, turn("finish")], tools), "ran": [len(spy.calls) for spy in spies]}


@nothing_like_it.expect
def _(seen):
    case = seen["case"]
    what = "Where `finish` is a part of a tool's name, an input or a thought"
    expect_steps(case, case["turns"][:5], what)
    expect(seen["ran"]).equals([1, 1, 3], f"{what} the tool should run: only the action `finish` itself is the end.")


@check("makes a text of whatever a tool returns", landmark="act")
def as_text(program):
    cases = []
    texts = (f"  {draw.word()}\n", f"ERROR: {draw.word()}")
    for value in (0, None, False, "", 0.5, [draw.word()], {draw.word(): draw.number()}, *texts):
        (name,) = draw.words(1)
        spy = Spy("given", returns=value)
        case = play(program, [*using(name, 1), turn("finish")], {name: spy.fn})
        cases.append([str(value), len(spy.calls), case])
    return cases


@as_text.expect
def _(cases):
    for text, ran, case in cases:
        kept = expect_steps(case, case["turns"][:1], "After a tool ran")
        expect(kept).equals([text], "What a tool returns, whatever it is, should be its observation as a string.")
        expect(ran).equals(1, "A tool should run once for each action, whatever it returns.")


@check("answers an action that does not exist", landmark="unknown_action")
def unknown(program):
    names, tools, spies = echoing(9)
    # A name that is nearly right, and one that is nothing at all.
    turns = [turn(names[0][:-1]), turn(names[1]), turn(draw.word())]
    case = play(program, [*turns, turn("finish")], tools)
    return {"case": case, "ran": [len(spy.calls) for spy in spies]}


@unknown.expect
def _(seen):
    case = seen["case"]
    what = "After actions that do not exist"
    observations = expect_steps(case, case["turns"][:3], what)
    for observation in (observations[0], observations[2]):
        expect(observation).starts_with("ERROR", f"{what} the observation should start with `ERROR`.")
        expect(observation).mentions(
            *case["tools"], say=f"{what} the observation should name the tools that there are."
        )
    expect(seen["ran"]).equals([0, 1, *[0] * 7], f"{what} no other tool should run in their place.")
    expect_shown(case, 3, observations, "the steps that failed should be found like the others.")


@check("turns what a tool raises into an observation", landmark="tool_failure")
def failing(program):
    class Unheard(Exception):
        pass

    kinds = (ValueError, KeyError, TypeError, ConnectionError, AssertionError, Unheard)
    errors = [kind(draw.word()) for kind in kinds]
    names = draw.words(len(kinds))
    tools = {name: Spy("given", raises=error).fn for name, error in zip(names, errors, strict=True)}
    case = play(program, [*[turn(name) for name in names], turn("finish", "")], tools)
    return {"case": case, "errors": [[type(error).__name__, error.args[0]] for error in errors]}


@failing.expect
def _(seen):
    case = seen["case"]
    what = "After tools that raised"
    count = len(seen["errors"])
    observations = expect_steps(case, case["turns"][:count], what)
    for observation, error in zip(observations, seen["errors"], strict=True):
        expect(observation).starts_with("ERROR", f"{what} the observation should start with `ERROR`.")
        expect(observation).mentions(*error, say=f"{what} the observation should have the error's type and message.")
    expect(expect_pair(case, what)[0]).equals("", f"{what} the run should go on to its answer.")
    expect_shown(case, count, observations, "the steps that failed should be found like the others.")


@check("lets an error of the model go on", landmark="finish")
def model_fails(program):
    (name,), tools, _ = echoing()
    said = draw.word()

    turns = using(name, 1)

    def llm_call(prompt):
        if turns:
            return tuple(turns.pop())
        raise ConnectionError(said)

    return {"said": said, "outcome": outcome_of(program.react_loop, llm_call, draw.sentence(), tools)}


@model_fails.expect
def _(case):
    expect(case["outcome"].get("raised")).equals("ConnectionError", "What the model's call raises should go on.")
    expect(case["outcome"]["message"]).mentions(case["said"], say="The error of the model should go on as it is.")


@check("calls the model max_steps times at the most", landmark="step_cap")
def capped(program):
    cases = []
    some = draw.number(2, 5)
    for cap, bounds, named in (
        (0, [0], {}),
        (1, [1], {}),
        (some, [], {"max_steps": some}),
        (11, [11], {}),
        (DEFAULT_STEPS, [], {}),
    ):
        (name,), tools, _ = echoing()
        cases.append([cap, play(program, using(name, cap + 3), tools, *bounds, **named)])
    return cases


@capped.expect
def _(cases):
    for cap, case in cases:
        what = f"With `max_steps` {cap} and no answer in sight"
        expect_pair(case, what)
        expect_calls(case, cap, what)


@check("counts the steps that fail too", landmark="step_cap")
def counts_failures(program):
    def raising(given):
        raise ValueError(given)

    names, cap = draw.words(2), draw.number(2, 5)
    return [[cap, play(program, using(name, cap + 3), {names[0]: raising}, cap)] for name in names]


@counts_failures.expect
def _(cases):
    for what, (cap, case) in zip(("whose tool raises", "whose action does not exist"), cases, strict=True):
        what = f"With `max_steps` {cap} and only steps {what}"
        expect_pair(case, what)
        expect_calls(case, cap, what)


@check("takes an answer at the last step", landmark="step_cap")
def last_moment(program):
    (name,), tools, _ = echoing()
    cap = draw.number(2, 5)
    return play(program, [*using(name, cap - 1), turn("finish"), *using(name, 3)], tools, cap)


@last_moment.expect
def _(case):
    got = expect_pair(case, "When the last step that is allowed is `finish`")[0]
    wanted = next(given for _, action, given in case["turns"] if action == "finish")
    expect(got).equals(wanted, "An answer at the very last step should come back.")


@check("hands back what it has when the steps are used up", landmark="cap_result")
def used_up(program):
    cases = []
    for cap in (0, 1, draw.number(2, 5)):
        (name,), tools, (spy,) = echoing()
        cases.append([cap, play(program, using(name, cap + 3), tools, cap), len(spy.calls)])
    return cases


@used_up.expect
def _(cases):
    for cap, case, ran in cases:
        what = f"With `max_steps` {cap} used up"
        answer = expect_pair(case, what)[0]
        expect(answer is None).equals(True, f"{what} the answer should be `None`: there is none.")
        expect_steps(case, case["turns"][:cap], what)
        expect(ran).equals(cap, f"{what} every action, the last one too, should have been carried out.")


@check("keeps each step as it came", landmark="keep_step")
def keeps(program):
    names = draw.words(2)
    results = draw.words(3)
    left = iter(results)
    tools = {name: Spy("given", returns=lambda given: next(left)).fn for name in names}
    turns = [turn(names[0]), ["", names[1], ""], turn(names[0])]
    return {"case": play(program, [*turns, turn("finish")], tools), "results": results}


@keeps.expect
def _(seen):
    what = "After three steps"
    got = expect_steps(seen["case"], seen["case"]["turns"][:3], what)
    expect(got).equals(seen["results"], f"{what} each should stand in the scratchpad with its own observation.")


@check("begins each run with an empty scratchpad", landmark="own_scratchpad")
def begins_anew(program):
    (name,), tools, _ = echoing()
    runs = [play(program, [*using(name, 2), turn("finish")], tools) for _ in range(2)]
    return {"runs": runs, "old": [part for taken in runs[0]["turns"][:2] for part in (taken[0], taken[2])]}


@begins_anew.expect
def _(seen):
    for case in seen["runs"]:
        expect_steps(case, case["turns"][:2], "After a run of two steps")
    second = seen["runs"][1]
    for number in range(3):
        say = "The prompts of a second run hold steps of the first."
        expect(prompt_of(second, number)).omits(*seen["old"], say=say)


def read_on(program, count, *bounds, failing=False, results=None, **more):
    """A run of `count` steps whose observations are known, or at least the messages in them where each step fails."""
    (name,) = draw.words(1)
    results = results or [draw.sentence(3) for _ in range(count)]
    left = iter(results)

    def tool(given):
        if failing:
            raise ValueError(next(left))
        return next(left)

    tools = {name: tool}
    case = play(program, [*using(name, count), turn("finish")], tools, *bounds, **more)
    return {"case": case, "results": results}


@check("shows the last observations only", landmark="count_back", twist=1)
def clears(program):
    some = draw.number(3, 5)
    # A page that says what an earlier one said is an observation of its own.
    same = [draw.sentence(3) for _ in range(3)]
    cases = [
        [1, read_on(program, 4, full=1, results=[same[0], same[1], same[1], same[2]])],
        [1, read_on(program, 4, full=1)],
        [some, read_on(program, some + 3, 9, some)],
        [1, read_on(program, 4, full=1, failing=True)],
        [0, read_on(program, 3, full=0)],
        [9, read_on(program, 4, full=9)],
    ]
    missing = [turn(name) for name in draw.words(4)]
    return {"cases": cases, "missing": play(program, [*missing, turn("finish")], echoing()[1], full=1)}


@clears.expect
def _(seen):
    case = seen["missing"]
    observations = expect_steps(case, case["turns"][:4], "After actions that do not exist")
    for number in range(2, 5):
        expect(unquoted(prompt_of(case, number))).omits(
            *[unquoted(text) for text in observations[: number - 1] if text not in observations[number - 1]],
            say=f"With `full` 1, in the {ordinal(number)} prompt the observations of older steps should be left out, "
            "those of actions that do not exist too.",
        )
    for full, read in seen["cases"]:
        case, results = read["case"], read["results"]
        expect_calls(case, len(results) + 1, f"With {len(results)} steps and then `finish`")
        for number in range(len(results) + 1):
            prompt = expect(prompt_of(case, number))
            older = max(0, number - full)
            where = f"With `full` {full}, in the {ordinal(number)} prompt"
            gone = [text for text in results[:older] if text not in results[older:number]]
            prompt.omits(*gone, say=f"{where} the observations of older steps should be left out.")
            prompt.mentions(*results[older:number], say=f"{where} the last observations should be found whole.")


@check("shows what was done in every step all the same", landmark="show_steps", twist=1)
def shows_done(program):
    return [read_on(program, 5, full=full)["case"] for full in (0, 2)]


@shows_done.expect
def _(cases):
    for case in cases:
        expect_calls(case, 6, "With five steps and then `finish`")
        for number in range(1, 6):
            say = "of older steps too the thought, the action and the input should be found, the oldest first."
            expect_shown(case, number, [""] * number, say)


@check("hands back every observation", landmark="clear_older", twist=1)
def hands_back(program):
    return [read_on(program, 5, full=1), read_on(program, 5, 5, 0), read_on(program, 3)]


@hands_back.expect
def _(cases):
    for seen in cases:
        case = seen["case"]
        what = "Whatever the prompts left out,"
        got = expect_steps(case, case["turns"][: len(seen["results"])], what)
        expect(got).equals(seen["results"], f"{what} the scratchpad that comes back should be whole.")
