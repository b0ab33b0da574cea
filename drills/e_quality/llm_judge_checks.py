"""How llm-judge is judged."""

import json

from trainer.checking.api import Recorder, check, draw, expect, fail, text

DIMENSIONS = ("groundedness", "completeness")
ROLES = ("system", "user", "assistant")


def scores(**more):
    """An object as a judge should reply."""
    return {**{name: draw.number(1, 5) for name in DIMENSIONS}, "reason": draw.sentence(), **more}


def tried(program, reply, question=None, answer=None, sources=None):
    """One answer judged by a model that gives `reply`: what came back, and what the model was given."""
    given = [question or draw.sentence(), answer or draw.sentence(), sources or draw.sentence(6)]
    model = Recorder(text(reply))
    got = program.judge(model, *given)
    return {"reply": reply, "got": got, "given": given, "calls": model.calls, "seen": model.seen}


def texts(value):
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [part for item in value.values() for part in texts(item)]
    if isinstance(value, (list, tuple)):
        return [part for item in value for part in texts(item)]
    return []


def flat(words):
    """Without regard to line breaks, even those that JSON writes as two characters."""
    return " ".join(words.replace("\\n", " ").split())


def prompt(case):
    """All text of the first call, in one line."""
    if not case["seen"]:
        fail("The judge model was never called.", 0, "one call")
    return flat(" ".join(texts(case["seen"][0]["messages"])))


def shown(words, seen):
    """Whether the prompt holds all of the text, line by line: each may have a mark or a number in front of it."""
    at = 0
    for line in filter(None, map(flat, words.splitlines())):
        at = seen.find(line, at)
        if at < 0:
            return False
        at += len(line)
    return True


def expect_shown(case, words, what, model):
    seen = prompt(case)
    expect(seen).that(shown(words, seen), f"The prompt does not hold {what}.", expected=flat(words), at=(model, 0, 0))


def expect_scores(case, right, say):
    expect(case["got"]).holds(right, say)


def expect_refused(case, say):
    """A dict with `error` and the whole reply as `raw`, after a single call."""
    got = case["got"]
    expect(case["calls"]).equals(1, f"{say}, and the judge model was not called exactly once.")
    expect(got).that(
        isinstance(got, dict) and "error" in got and got["error"] not in (None, False),
        f"{say}, and the result is not a dict with an `error`.",
        expected={"error": "...", "raw": case["reply"]},
    )
    expect(got).holds({"raw": case["reply"]}, f"{say}, and `raw` does not hold the judge's reply as it was.")


@check("asks the judge model once", landmark="one_call")
def asks_once(program):
    return [tried(program, json.dumps(scores())), tried(program, draw.sentence()), tried(program, "")]


@asks_once.expect
def _(seen):
    for model, case in enumerate(seen):
        kind = "an object" if case["reply"].startswith("{") else "no JSON"
        say = f"The judge replied with {kind}, and it was not called exactly once."
        expect(case["calls"]).equals(1, say, at=(model, 1, 0) if case["calls"] else None)
        messages = case["seen"][0]["messages"]
        fine = isinstance(messages, (list, tuple)) and all(
            isinstance(message, dict) and message.get("role") in ROLES and "content" in message for message in messages
        )
        expect(messages).that(
            fine and bool(messages),
            "The model was not given a list of messages with `content` and a `role` that it knows.",
            at=(model, 0, 0),
        )


@check("shows the judge the question and the answer", landmark="question_and_answer")
def shows_both(program):
    braces = f"{draw.word()} {{{draw.word()}}} 100 % {draw.word()}"
    lines = f"{draw.sentence()}\n{draw.sentence()}\n\n{draw.word()}"
    return [
        tried(program, json.dumps(scores())),
        tried(program, json.dumps(scores()), braces[::-1].translate(str.maketrans("{}", "}{")), braces),
        tried(program, json.dumps(scores()), lines, lines[::-1]),
    ]


@shows_both.expect
def _(seen):
    for model, case in enumerate(seen):
        question, answer, _ = case["given"]
        expect_shown(case, question, "the question that was asked", model)
        expect_shown(case, answer, "the answer that is to be judged", model)


@check("shows the judge the sources", landmark="sources")
def shows_sources(program):
    several = f"{draw.sentence(5)}\n{draw.sentence(5)}\n\n{draw.sentence(3)}"
    long = "\n".join([draw.sentence(6)] * 60 + [draw.sentence()])
    return [
        tried(program, json.dumps(scores())),
        tried(program, json.dumps(scores()), sources=several),
        tried(program, json.dumps(scores()), sources=long),
        tried(program, json.dumps(scores()), sources=f"{draw.word()} {{{draw.word()}}} 100 % {draw.word()}"),
    ]


@shows_sources.expect
def _(seen):
    for model, case in enumerate(seen):
        expect_shown(case, case["given"][2], "the sources, so nobody can tell what the answer rests on", model)


@check("names the dimensions in the rubric", landmark="dimensions")
def names_dimensions(program):
    return tried(program, json.dumps(scores()))


@names_dimensions.expect
def _(case):
    seen = prompt(case)
    for name in DIMENSIONS:
        expect(seen).mentions(name, say=f"The prompt does not name the dimension `{name}`.", any_case=True, at=(0, 0))


@check("asks for JSON", landmark="ask_json")
def asks_for_json(program):
    return tried(program, json.dumps(scores()))


@asks_for_json.expect
def _(case):
    expect(prompt(case)).mentions("json", say="The prompt does not ask for JSON.", any_case=True, at=(0, 0))


@check("gives back the judge's scores as a dict", landmark="scores")
def gives_scores(program):
    # Where each answer is judged by itself stand a 2 and a 4: so every score from 1 to 5 comes back somewhere.
    levels = [draw.shuffled([1, 3, 5, draw.number(1, 5)]) for _ in DIMENSIONS]
    plain, spaced, rich, odd = (
        scores(**dict(zip(DIMENSIONS, pair, strict=True))) for pair in zip(*levels, strict=True)
    )
    rich |= {"sure": True, "doubts": None, "notes": [draw.word(), {"n": 1}], "half": 0.5}
    odd["reason"] = f'{draw.word().title()} "{draw.word()}" \n {{{draw.word().upper()}}} é'
    return [
        {**tried(program, json.dumps(plain)), "right": plain},
        {**tried(program, f"\n {json.dumps(spaced, indent=2)}\n"), "right": spaced},
        {**tried(program, json.dumps(rich)), "right": rich},
        {**tried(program, json.dumps(odd)), "right": odd},
    ]


@gives_scores.expect
def _(seen):
    says = [
        "The judge replied with a JSON object, and its scores and reason did not come back as a dict.",
        "A JSON object with line breaks and spaces around it did not come back as a dict.",
        "The judge's object held true, null, a list and a fraction too, and did not come back whole.",
        "The judge's reason held quotes, braces, capitals and a line break; the object did not come back as it was.",
    ]
    plain, got = seen[0]["right"], seen[0]["got"]
    if isinstance(got, dict) and "reason" not in got and all(got.get(name) == plain[name] for name in DIMENSIONS):
        says[0] = "The judge's object held a reason beside the scores, and only they came back: all of it should."
    for case, say in zip(seen, says, strict=True):
        right, got = case["right"], case["got"]
        if isinstance(got, dict) and got.get("error"):
            both = " and ".join(str(right[name]) for name in DIMENSIONS)
            say = f"{say} It was called an error; its scores were {both}, which are fine."
        expect_scores(case, right, say)


@check("turns a reply that is no JSON into an error", landmark="guard")
def no_json(program):
    cut = json.dumps(scores())[: -draw.number(3, 9)]
    replies = [
        draw.sentence(),
        "",
        f"groundedness: {draw.number(1, 5)}",
        cut,
        str(scores()),
        f"{draw.word()}.",
    ]
    return [tried(program, reply) for reply in replies]


@no_json.expect
def _(seen):
    says = [
        "The judge replied in prose",
        "The judge replied with an empty text",
        "The judge named a score without JSON",
        "The judge's JSON was cut off",
        "The judge replied with a Python dict in single quotes, which is no JSON",
        "The judge replied with a single word",
    ]
    for case, say in zip(seen, says, strict=True):
        got = case["got"]
        expect(got).that(
            isinstance(got, dict) and "error" in got and got["error"] not in (None, False),
            f"{say}, and the result is not a dict with an `error`.",
            expected={"error": "...", "raw": case["reply"]},
        )


@check("keeps the raw text of such a reply", landmark="keep_raw")
def keeps_raw(program):
    long = "\n".join(draw.sentence(8) for _ in range(12))
    capitals = f"{draw.sentence(2).title()} {draw.word().upper()}"
    return [tried(program, reply) for reply in (draw.sentence(), capitals, long, "")]


@keeps_raw.expect
def _(seen):
    for case in seen:
        expect_refused(case, "The judge did not reply in JSON")


@check("judges each answer by itself", landmark="scores")
def by_itself(program):
    first, second = scores(groundedness=2, completeness=4), scores(groundedness=4, completeness=2)
    question = draw.sentence()
    given = [draw.sentence(), draw.sentence(), draw.sentence(6)]
    again = Recorder(text(json.dumps(first)), text(json.dumps(second)))
    twice = [program.judge(again, *given) for _ in range(2)]
    return {
        "three": [
            {**tried(program, json.dumps(first), question), "right": first},
            {**tried(program, json.dumps(second), question), "right": second},
            {**tried(program, json.dumps(first), question), "right": first},
        ],
        "twice": [{"got": got, "right": right} for got, right in zip(twice, (first, second), strict=True)],
    }


@by_itself.expect
def _(seen):
    for case in seen["twice"]:
        expect_scores(
            case, case["right"], "The same answer was judged twice, and each time needs a verdict of its own."
        )
    for model, case in enumerate(seen["three"]):
        expect_scores(case, case["right"], "Of three answers judged in turn, one did not get the scores given to it.")
        expect_shown(case, case["given"][1], "the answer that is to be judged, in a later judgement", model)


@check("refuses JSON that is no object", landmark="only_objects", twist=1)
def only_objects(program):
    values = [[scores()], draw.number(1, 5), draw.word(), None, True, [4, 5], list(DIMENSIONS), 4.5, []]
    return [tried(program, json.dumps(value)) for value in values]


@only_objects.expect
def _(seen):
    for case in seen:
        expect_refused(case, f"The judge replied with `{case['reply'][:40]}`, which is JSON but no object")


def with_score(value, dimension=None):
    """A reply whose score in one dimension is this value."""
    return json.dumps(scores(**{dimension or draw.choice(DIMENSIONS): value}))


@check("refuses scores out of range", landmark="whole_scores", twist=1)
def out_of_range(program):
    seen = []
    for value in (0, 6, -draw.number(1, 5), 10, draw.number(11, 100)):
        for dimension in DIMENSIONS:
            seen.append({**tried(program, with_score(value, dimension)), "value": value, "dimension": dimension})
    return seen


@out_of_range.expect
def _(seen):
    for case in seen:
        expect_refused(case, f"The judge scored {case['dimension']} with {case['value']}, which is not from 1 to 5")


@check("refuses scores that are no whole number", landmark="whole_scores", twist=1)
def no_number(program):
    seen = []
    for value in (3.5, 1.2, "4", True, False, None, [4], {"score": 4}, "high", "", float("nan")):
        for dimension in DIMENSIONS:
            shown = json.dumps(value)
            seen.append({**tried(program, with_score(value, dimension)), "value": shown, "dimension": dimension})
    return seen


@no_number.expect
def _(seen):
    for case in seen:
        expect_refused(case, f"The judge scored {case['dimension']} with `{case['value']}`, which is no whole number")


@check("refuses a missing dimension", landmark="every_dimension", twist=1)
def missing(program):
    seen = []
    for left_out in (DIMENSIONS[:1], DIMENSIONS[1:], DIMENSIONS):
        reply = {key: value for key, value in scores().items() if key not in left_out}
        seen.append({**tried(program, json.dumps(reply)), "left_out": list(left_out)})
    seen.append({**tried(program, "{}"), "left_out": list(DIMENSIONS)})
    return seen


@missing.expect
def _(seen):
    for case in seen:
        expect_refused(case, f"The judge left out {' and '.join(case['left_out'])}")


@check("takes every score from 1 to 5", landmark="whole_scores", twist=1)
def takes_all(program):
    seen = []
    for low, high in ((1, 5), (5, 1), (2, 4), (3, 3), (1, 1), (5, 5)):
        right = dict(zip(DIMENSIONS, (low, high), strict=True))
        seen.append({**tried(program, json.dumps(right)), "right": right})
    return seen


@takes_all.expect
def _(seen):
    for case in seen:
        low, high = case["right"].values()
        expect_scores(case, case["right"], f"The scores {low} and {high} are fine and did not come back.")
        expect(case["got"]).that(
            not case["got"].get("error"), f"The scores {low} and {high} are fine and were called an error."
        )


def fenced(inner, language="json"):
    return f"```{language}\n{inner}\n```"


@check("takes an object out of a code fence", landmark="unfence", twist=2)
def takes_fenced(program):
    seen = []
    for wrap in (
        lambda right: fenced(json.dumps(right)),
        lambda right: fenced(json.dumps(right), ""),
        lambda right: f"\n\n{fenced(json.dumps(right, indent=2))}\n",
        lambda right: f"  {fenced(json.dumps(right, indent=2), '')}  \n",
    ):
        right = scores(more={"n": [1, {"m": 2}]}, reason=f"{draw.word()} `{draw.word()}` }} {{ json")
        seen.append({**tried(program, wrap(right)), "right": right})
    return seen


@takes_fenced.expect
def _(seen):
    for case in seen:
        kind = "marked as json" if "```json" in case["reply"] else "without a language"
        say = f"An object in a code fence {kind} did not come back as a dict."
        expect_scores(case, case["right"], say)
        expect(case["calls"]).equals(1, f"The object stood in a code fence {kind}, and the judge was asked once more.")


@check("refuses a fence with no JSON in it, raw text kept", landmark="unfence", twist=2)
def fenced_prose(program):
    cut = json.dumps(scores())[:-3]
    return [
        tried(program, fenced(inner, kind)) for inner, kind in ((draw.sentence(), "json"), (draw.word(), ""), (cut, ""))
    ]


@fenced_prose.expect
def _(seen):
    for case in seen:
        expect_refused(case, "In the code fence stood no JSON")
