"""Classic faults in a run: the same checks fail, with the same observations, as in a known mistake."""

from __future__ import annotations

import json

from trainer.catalog.models import Drill
from trainer.checking.report import CheckResult, Recognised


def recognise(drill: Drill, checks: tuple[CheckResult, ...]) -> tuple[Recognised, ...]:
    """The mistakes of the drill whose recorded signature the failed checks show; maybe none."""
    failed = {check.name: check.signature for check in checks if not check.passed and not check.skipped}
    if not failed:
        return ()
    try:
        recorded = json.loads(drill.faults_path.read_text(encoding="utf-8"))["mistakes"]
    except (OSError, ValueError, KeyError):
        return ()
    return tuple(
        Recognised(mistake.id, mistake.say) for mistake in drill.mistakes if recorded.get(mistake.id) == failed
    )
