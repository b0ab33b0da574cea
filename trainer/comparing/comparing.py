"""The comparison of a program with its reference: only what was missed, not what was phrased differently."""

from __future__ import annotations

from trainer.catalog.faults import Faults, load_faults
from trainer.catalog.models import Drill, Landmark, Snippet
from trainer.catalog.snippets import load_snippet
from trainer.checking.report import CheckResult, Problem, Report
from trainer.comparing.causes import Evidence, causes_of, known_damage
from trainer.comparing.models import Comparison, Missed
from trainer.comparing.sides import Sides, sides_of

LEAST_ALIKE = 3
"""Of fewer checks it says little that they all fail in one way."""


def compare(drill: Drill, text: str, report: Report) -> Comparison:
    """The program `text` beside the reference of the drill, of its last twist where the run asked for one.

    `report` is that of a run of this very text. What its checks prove is never called missed, and nothing is where
    the program could not be loaded or called, or ends in the same exception everywhere: then the `problem` of the
    comparison's own report says why.

    Raises:
        ContentError: the reference cannot be read.
    """
    report = report._replace(problem=report.problem or _same_everywhere(report))
    snippet = load_snippet(drill.snippet_path(report.twists[-1] if report.twists else None))
    sides = sides_of(snippet, text)
    missed: tuple[Missed, ...] = ()
    also: tuple[str, ...] = ()
    unsure: tuple[str, ...] = ()
    if not report.passed and report.problem is None:
        missed, also = _missed(drill, report, snippet, sides)
        unsure = _not_confirmed(report, snippet, sides)
    fallen = {*also, *unsure, *(one for m in missed for one in (m.landmark, *m.alternatives))}
    return Comparison(
        drill=drill.id,
        report=report,
        reference=snippet.text,
        text=text,
        missed=missed,
        also=also,
        not_confirmed=unsure,
        different=() if report.problem is not None else sides.different(snippet, fallen),
        extra=sides.extra,
        landmarks=snippet.landmarks,
        pairs=sides.pairs,
        same=sides.same,
        hidden=sides.hidden,
    )


def _same_everywhere(report: Report) -> Problem | None:
    """One sentence where no check passes and most end in the very same exception: the rest then fail by it too."""
    failed = report.failed_checks
    raised = [check for check in failed if check.signature.startswith("raised:")]
    if len(failed) < LEAST_ALIKE or not raised or any(check.passed for check in report.checks):
        return None
    first = raised[0]
    alike = [check for check in raised if check.observed == first.observed]
    if 2 * len(alike) <= len(failed):
        return None
    return Problem(first.signature.partition(":")[2], f"Every check fails alike: {first.message}")


def _missed(drill: Drill, report: Report, snippet: Snippet, sides: Sides) -> tuple[tuple[Missed, ...], tuple[str, ...]]:
    failed = [check for check in report.failed_checks if check.landmark]
    faults = _faults(drill)
    evidence = Evidence(
        fails={check.name: check.signature for check in failed},
        owners={check.name: check.landmark for check in report.checks if check.landmark and not check.skipped},
        damage=known_damage(drill, faults, report.twists),
        shares={name: sides.share(lines) for name, lines in snippet.landmarks.items()},
        recognised=_recognised(drill, report, faults),
        follows={landmark.id: landmark.follows for landmark in drill.landmarks},
    )
    causes, also = causes_of(evidence)
    known = {landmark.id: landmark for landmark in drill.landmarks}
    missed = []
    for cause in causes:
        landmark = known.get(cause.landmark) or Landmark(cause.landmark, cause.landmark, "")
        checks = [check for check in failed if check.landmark == cause.landmark]
        lines = snippet.landmarks.get(cause.landmark, ())
        missed.append(_one_missed(landmark, cause.alternatives, checks, lines, sides))
    return tuple(missed), also


def _one_missed(
    landmark: Landmark, alternatives: tuple[str, ...], checks: list[CheckResult], lines: tuple[int, ...], sides: Sides
) -> Missed:
    return Missed(
        landmark=landmark.id,
        alternatives=alternatives,
        say=landmark.say,
        why=landmark.why,
        reference_lines=lines,
        learner_lines=sides.nearest(lines),
        observed=checks[0].observed if checks else None,
        checks=tuple(check.name for check in checks),
    )


def _faults(drill: Drill) -> Faults:
    try:
        return load_faults(drill.faults_path)
    except (OSError, ValueError):
        # Without a dictionary what is named first rests on the structure alone; lint tells the author.
        return Faults({}, {}, {})


def _recognised(drill: Drill, report: Report, faults: Faults) -> frozenset[str]:
    seen = {mistake.id for mistake in report.mistakes}
    named = {mistake.check for mistake in drill.mistakes if mistake.id in seen}
    return frozenset(faults.owners[check] for check in named if check in faults.owners)


def _not_confirmed(report: Report, snippet: Snippet, sides: Sides) -> tuple[str, ...]:
    """Landmarks that no check of the run spoke of and that are nowhere to be seen."""
    judged = {check.landmark for check in report.checks if not check.skipped}
    return tuple(name for name, lines in snippet.landmarks.items() if name not in judged and sides.share(lines) < 0.5)
