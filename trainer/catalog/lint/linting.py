"""The whole of `pack lint`: every rule over every drill, on as many runners as are handed in."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from trainer.catalog.catalog import Catalog
from trainer.catalog.errors import ContentError
from trainer.catalog.kinds.claim import claim_of
from trainer.catalog.kinds.own_format import own_format
from trainer.catalog.lint import faults
from trainer.catalog.lint.answers import lint_answer, lint_shared_sentences
from trainer.catalog.lint.behaviour import lint_behaviour
from trainer.catalog.lint.files import broken_line, lint_answer_there, lint_files
from trainer.catalog.lint.findings import Finding
from trainer.catalog.lint.own_kinds import OWN_RULES
from trainer.catalog.lint.points import Lands, Told, foreign, lint_foreign
from trainer.catalog.lint.running import Runner
from trainer.catalog.lint.side_by_side import SideBySide
from trainer.catalog.lint.texts import lint_texts
from trainer.catalog.models import Answer, Drill

Progress = Callable[[str], None]
"""Told the id of each drill that is done."""


def lint_catalog(
    catalog: Catalog,
    runners: Sequence[Runner],
    lands: Lands,
    update: bool,
    progress: Progress,
    among: Catalog | None = None,
) -> list[Finding]:
    """Everything that falls short, in the order of the catalog.

    `runners` work side by side, one drill each at a time. `update` makes stale fault dictionaries anew first. Points
    are held against the spoken answers of `among`, where only some of its drills are proved.
    """
    if update:
        faults.update(catalog.of_kind("code"), runners, lambda drill: progress(f"{drill.id}: faults"))
    findings = [Finding.from_error(error) for error in catalog.errors]

    def linted(drill: Drill, runner: Runner) -> list[Finding]:
        found = _lint_drill(catalog, drill, runner, lands)
        progress(drill.id)
        return found

    with SideBySide(runners) as work:
        for found in [work.submit(functools.partial(linted, drill)) for drill in catalog.drills]:
            findings += found.result()
    points, others = told(catalog), told(catalog if among is None else among)
    findings += lint_foreign(foreign(points, lands, others), points, others, lands)
    findings += lint_shared_sentences(_answers(catalog))
    return findings


def told(catalog: Catalog) -> dict[str, Told]:
    """What is told of each drill that has points, by its id, where its file can be read."""
    answers = [Told(drill, drill.answer_path, one.points, one.spoken) for drill, one in _answers(catalog).items()]
    claims = [Told(drill, drill.path, claim_of(drill).points, "") for drill in catalog.of_kind("claim")]
    return {one.drill.id: one for one in (*answers, *claims)}


def _lint_drill(catalog: Catalog, drill: Drill, runner: Runner, lands: Lands) -> list[Finding]:
    if drill.kind in ("spoken", "story"):
        # Nothing of its own is written: it shares the answer of its drill, or the learner writes it.
        return []
    try:
        own = own_format(drill.kind)
        findings = list(lint_answer_there(drill)) if own is None or own.answered else []
        answer = catalog.answer(drill)
        if answer is not None:
            findings += lint_answer(drill, answer, lands)
        if own is not None:
            return [*findings, *OWN_RULES[drill.kind](drill, runner, lands)]
        if drill.kind != "code":
            return findings
        missing = list(lint_files(drill))
        if missing:
            # Without them everything else would only say the same again.
            return findings + missing
        findings += lint_texts(drill)
        findings += lint_behaviour(drill, runner)
        findings += faults.lint_faults(drill)
    except ContentError as error:
        return [Finding.from_error(fault) for fault in error.all]
    except OSError as error:
        return [Finding(drill.path, None, f"a file can't be read: {error}")]
    except runner.broken as error:
        return [Finding(drill.checks_path, broken_line(str(error)), str(error))]
    return findings


def _answers(catalog: Catalog) -> dict[Drill, Answer]:
    answers = {}
    for drill in catalog.drills:
        if drill.kind == "spoken":
            continue
        try:
            answer = catalog.answer(drill)
        except ContentError:
            continue
        if answer is not None:
            answers[drill] = answer
    return answers
