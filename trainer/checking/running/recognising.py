"""Classic faults in a run: the same checks fail, with the same observations, as in a known mistake."""

from __future__ import annotations

from trainer.catalog.faults import load_faults
from trainer.catalog.models import Drill
from trainer.checking.report import CheckResult, Recognised


def recognise(drill: Drill, twists: tuple[int, ...], checks: tuple[CheckResult, ...]) -> tuple[Recognised, ...]:
    """The mistakes of the drill whose recorded damage the failed checks show; maybe none."""
    failed = {check.name: check.signature for check in checks if not check.passed and not check.skipped}
    if not failed:
        return ()
    try:
        recorded = load_faults(drill.faults_path).mistakes
    except (OSError, ValueError):
        # Without a dictionary the verdicts stand as they are; lint tells the author.
        return ()
    return tuple(
        Recognised(mistake.id, mistake.say)
        for mistake in drill.mistakes
        if recorded.get(mistake.id) == failed and (mistake.twist is None or mistake.twist in twists)
    )
