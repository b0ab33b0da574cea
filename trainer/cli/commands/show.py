"""`trainer show`: what a drill asks, and on demand what to write and what to say."""

from __future__ import annotations

import argparse

from trainer.catalog.errors import ContentError
from trainer.catalog.models import Drill
from trainer.catalog.snippets import load_snippet
from trainer.cli.arguments import add_color, add_json
from trainer.cli.drills import find_drill
from trainer.cli.failure import CommandFailure
from trainer.cli.printing import Paint, print_json, wrapped
from trainer.cli.showing import Document, answer_document, own_brief_document, print_answer, print_own_brief

EXAMPLES = """\
examples:
  trainer show react-loop
  trainer show react-loop --answer
  trainer show react-loop --reference > react_loop.py

keys of --json: id, kind, section, title, question, signature, given_shapes, given, minutes, level, twists (number,
title, question); of a story also parts (name: what it holds), of a claim also claim, of a choice also options, of a
case also symptom; of a number also values, unit, tolerance, factor, and with --answer steps, result and why; with
--reference also reference (text, landmarks: id to lines, twists: number to text); with --answer also answer
(one_sentence, theory, pitfall, spoken, further, points, follow_ups; of a question also strong and weak; of a claim
wrong, right, working, further, points; of a choice right, why and rows: option, when, cost; of a term id, word,
meaning, value; of a case diagnosis, fix, lesson, number)"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """DRILL [--answer] [--reference] [--json]."""
    parser.add_argument("drill", metavar="DRILL", help="the id of a drill")
    parser.add_argument("--answer", action="store_true", help="what to say about it")
    parser.add_argument("--reference", action="store_true", help="the program that is right")
    add_json(parser)
    add_color(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the brief, and what else was asked for."""
    drill = find_drill(arguments.drill)
    if arguments.reference and drill.kind != "code":
        raise CommandFailure("kind", f"{drill.id} is a {drill.kind} drill: there is no program to show.")
    if arguments.answer and drill.kind == "story":
        raise CommandFailure("kind", f"{drill.id} is a story of your own: only you can write its answer.")
    if drill.kind == "number":
        return _show_number(drill, arguments)
    try:
        if arguments.json:
            print_json(_document(drill, arguments.answer, arguments.reference))
            return 0
        paint = Paint(arguments.color)
        if arguments.answer or not arguments.reference:
            _print_brief(drill, paint)
        if arguments.reference:
            print(load_snippet(drill.snippet_path()).text.rstrip("\n"))
        if arguments.answer:
            print_answer(drill, paint)
    except ContentError as error:
        raise CommandFailure("content", str(error), code=1) from error
    return 0


def _show_number(drill: Drill, arguments: argparse.Namespace) -> int:
    """A number with fresh values, on demand with its working and its result."""
    from trainer.catalog.kinds.number import number_of
    from trainer.catalog.placeholders import NoPlace, fill
    from trainer.checking.server import Checker
    from trainer.cli.asking import drawn_number

    with Checker(preload=False) as checker:
        drawn = drawn_number(drill, checker)
    body = number_of(drill)
    try:
        asked = drill._replace(question=fill(drill.question, drawn.values))
    except NoPlace as error:
        raise CommandFailure("content", str(error), code=1) from error
    if arguments.json:
        number = {"values": drawn.values, "unit": body.unit, "tolerance": body.tolerance, "factor": body.factor}
        working = {"steps": list(drawn.steps), "result": drawn.result, "why": body.why} if arguments.answer else {}
        print_json({**_document(asked, answer=False, reference=False), **number, **working})
        return 0
    paint = Paint(arguments.color)
    _print_brief(asked, paint)
    if arguments.answer:
        print(f"\n{paint('strong', 'The working')}")
        for step in drawn.steps:
            print(wrapped(f"- {step}"))
        print(f"\n{paint('strong', 'What it is good for')}\n{wrapped(body.why)}")
    return 0


def _document(drill: Drill, answer: bool, reference: bool) -> Document:
    document: Document = {
        "id": drill.id,
        "kind": drill.kind,
        "section": drill.section,
        "title": drill.title,
        "question": drill.question,
        "signature": drill.signature.strip(),
        "given_shapes": drill.given_shapes,
        "given": _given(drill),
        "minutes": drill.minutes,
        "level": drill.level,
        "twists": [
            {"number": twist.number, "title": twist.title, "question": twist.question} for twist in drill.twists
        ],
        **own_brief_document(drill),
    }
    if reference:
        snippet = load_snippet(drill.snippet_path())
        document["reference"] = {
            "text": snippet.text,
            "landmarks": {name: list(lines) for name, lines in snippet.landmarks.items()},
            "twists": {
                str(twist.number): load_snippet(drill.snippet_path(twist.number)).text for twist in drill.twists
            },
        }
    if answer:
        document["answer"] = answer_document(drill)
    return document


def _given(drill: Drill) -> str:
    return load_snippet(drill.snippet_path()).given if drill.kind == "code" else ""


def _print_brief(drill: Drill, paint: Paint) -> None:
    given = _given(drill)
    print(
        f"{paint('strong', drill.title)}  ({drill.id}, section {drill.section}, {drill.minutes:g} min, {drill.level})\n"
    )
    print(wrapped(drill.question))
    print_own_brief(drill)
    if drill.signature:
        print(f"\n{_indented(drill.signature)}")
    if drill.given_shapes.strip():
        print(f"\n{wrapped(drill.given_shapes)}")
    if given:
        print(f"\nGiven:\n{_indented(given)}")
    for twist in drill.twists:
        print(f"\n{paint('dim', f'twist {twist.number}: {twist.title}')}")


def _indented(code: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in code.strip("\n").split("\n"))
