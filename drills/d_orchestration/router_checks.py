"""How router is judged.

The labels are those of the program's own `ROUTES`, which a learner may have typed again.
"""

import re

from trainer.checking.api import Opaque, Recorder, check, draw, expect, fail, outcome_of, same, text

ROLES = ("system", "user", "assistant")


def text_in(value):
    """All the text in a message's content, whatever its shape."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return "\n".join(text_in(part) for pair in value.items() for part in pair)
    if isinstance(value, (list, tuple)):
        return "\n".join(text_in(part) for part in value)
    return ""


def squeezed(words):
    return " ".join(words.split())


def prompt(seen):
    """All that the model was told in its first call."""
    if not seen:
        fail("The model was never called.", {"calls to the model": 0}, {"calls to the model": 1})
    messages = seen[0]["messages"]
    fine = isinstance(messages, (list, tuple)) and len(messages) > 0
    if not fine or not all(isinstance(m, dict) and m.get("role") in ROLES and "content" in m for m in messages):
        fail(
            "The model was not called with a list of messages, each with a `role` and a `content`.",
            messages,
            [{"role": "user", "content": "..."}],
            at=(0, 0),
        )
    return squeezed("\n".join(text_in(m["content"]) for m in messages))


def labels_of(program):
    """The labels in an order of chance, `other` last."""
    return [*draw.shuffled([label for label in program.ROUTES if label != "other"]), "other"]


def asked(program, said, question=None):
    """One question routed, with what the model said."""
    model = Recorder(text(said))
    question = draw.sentence() if question is None else question
    got = program.route(model, question)
    return {"said": said, "question": question, "got": got, "seen": model.seen, "routes": dict(program.ROUTES)}


def tried(program, said):
    """The same, where raising is part of what is judged."""
    model = Recorder(text(said))
    got = outcome_of(program.route, model, draw.sentence())
    return {"said": said, "outcome": got, "routes": dict(program.ROUTES)}


def expect_route(case, label, say):
    got, routes = case["got"], case["routes"]
    right = [label, routes.get(label)]
    if not isinstance(got, (list, tuple)) or len(got) != 2:
        fail("`route` should return a pair: the label and its branch.", got, right)
    expect(got).that(same(got[0], label), say, right)
    both_opaque = isinstance(got[1], Opaque) and isinstance(right[1], Opaque)
    expect(got).that(
        both_opaque or same(got[1], right[1]),
        f"With the label `{label}` what came back is not what `ROUTES` holds for it.",
        right,
    )


def expect_other(case, say):
    outcome = case["outcome"]
    if "raised" in outcome:
        fail(
            f"`route` raised {outcome['raised']} when the model said {case['said']!r}; no text reply should do that.",
            {"raised": outcome["raised"]},
            ["other", case["routes"].get("other")],
        )
    expect_route({"got": outcome["returned"], "routes": case["routes"]}, "other", say)


@check("returns the label and its branch", landmark="branch")
def label_and_branch(program):
    return [[label, asked(program, label)] for label in labels_of(program)]


@label_and_branch.expect
def _(cases):
    for label, case in cases:
        expect_route(case, label, f"The model said {case['said']!r}, and `{label}` did not come back as the label.")


@check("shows the model the question", landmark="ask_once")
def shows_question(program):
    label = labels_of(program)[0]
    plain, odd = draw.sentence(), f"{draw.sentence()} {{{draw.word()}}} {draw.number()}% {{}}"
    long = " ".join([draw.sentence()] * 40 + [draw.word()])
    return [asked(program, label, plain), asked(program, label, odd), asked(program, label, long)]


@shows_question.expect
def _(cases):
    for number, case in enumerate(cases):
        told = prompt(case["seen"])
        expect(told).mentions(
            case["question"],
            say=f"The question is not in what the model was told{', or not as a whole' if number == 2 else ''}.",
            at=(number, 0, 0),
        )


@check("shows the model every label", landmark="closed_set")
def shows_labels(program):
    return asked(program, labels_of(program)[0])


@shows_labels.expect
def _(case):
    told = prompt(case["seen"])
    for label in case["routes"]:
        found = re.search(rf"(?<![a-z]){re.escape(str(label).lower())}(?![a-z])", told.lower())
        expect(told).that(
            found is not None,
            f"The label `{label}` is not in what the model was told.",
            {"mentions": list(case["routes"])},
            at=(0, 0),
        )


@check("asks the model once", landmark="ask_once")
def asks_once(program):
    label = labels_of(program)[0]
    cases = []
    for said in (label, f" {label.upper()} ", draw.word(), f"It is {label}.", ""):
        model = Recorder(text(said))
        outcome_of(program.route, model, draw.sentence())
        cases.append({"said": said, "seen": model.seen})
    return cases


@asks_once.expect
def _(cases):
    for number, case in enumerate(cases):
        expect({"calls to the model": len(case["seen"])}).that(
            len(case["seen"]) == 1,
            f"The model should be asked once; when it said {case['said']!r} it was asked {len(case['seen'])} times.",
            {"calls to the model": 1},
            at=(number, 0, 0) if case["seen"] else None,
        )


@check("sets case and white space aside", landmark="normalise")
def normalises(program):
    cases = []
    for label in labels_of(program):
        for said in (f"  {label}", f"{label}\n", label.upper(), f"\n\t{label.capitalize()} \n"):
            cases.append([label, asked(program, said)])
    return cases


@normalises.expect
def _(cases):
    for label, case in cases:
        expect_route(case, label, f"The model said {case['said']!r}, which is the label `{label}` once tidied up.")


@check("wants the reply to be a label as a whole", landmark="whole_label")
def whole_label(program):
    first, second = labels_of(program)[:2]
    said = [
        f"not {first}",
        f"Sure! I think this is {first}.",
        f"{first} {draw.word()}",
        f"{first}, {second}",
        f"{first}\n{second}",
        f"{first[:2]} {first[2:]}",
        f"{first}.",
        f'"{first}"',
        f"Label: {first}",
        f"**{first}**",
        f"`{first}`",
        f"'{first}'",
        f"{first}!",
        f"{draw.word()}{first}",
        f"{first}s",
        f'{{"label": "{first}"}}',
        f"<{first}>",
        f"1. {first}",
        f"- {first}",
    ]
    return [tried(program, words) for words in said]


@whole_label.expect
def _(cases):
    for case in cases:
        expect_other(case, f"The model said {case['said']!r}; that is not a label as a whole, so `other` is due.")


@check("sends what is no label to other", landmark="fallback")
def falls_back(program):
    label = labels_of(program)[0]
    word = draw.word()
    said = [word, word, draw.sentence(9), label[:-2], label[:1], "", "  \n", "None", "0", "{}", label[::-1]]
    return [tried(program, words) for words in said]


@falls_back.expect
def _(cases):
    for case in cases:
        expect_other(case, f"The model said {case['said']!r}, which is no label, so `other` is due.")


@check("goes by the reply and not by the question", landmark="branch")
def by_the_reply(program):
    first, second = labels_of(program)[:2]
    return [
        [second, asked(program, second, f"{draw.word()} {first} {draw.word()}")],
        [first, asked(program, first, second)],
        ["other", asked(program, "other", first)],
    ]


@by_the_reply.expect
def _(cases):
    for label, case in cases:
        expect_route(
            case, label, f"The model said `{label}`; the question only mentions another label and should not decide."
        )


@check("routes each question anew", landmark="branch")
def anew(program):
    question = draw.sentence()
    first, second = labels_of(program)[:2]
    return [[label, asked(program, label, question)] for label in (first, second, "other", first)]


@anew.expect
def _(cases):
    for number, (label, case) in enumerate(cases):
        expect_route(
            case,
            label,
            f"In routing {number + 1} of the same question the model said `{label}`, and another came back.",
        )
        expect({"calls to the model": len(case["seen"])}).that(
            len(case["seen"]) == 1, "A question that was seen before was not put to the model again.", 1
        )
