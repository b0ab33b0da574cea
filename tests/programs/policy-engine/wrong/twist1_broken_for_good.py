# twist: 1
# fault: a rule that raised once is never asked again

from __future__ import annotations

import logging
from enum import IntEnum
from typing import Any, Iterable, Protocol

logger = logging.getLogger(__name__)


class Severity(IntEnum):
    ALLOW = 0
    GATE = 1
    DENY = 2


VERDICTS: dict[str, Severity] = {"allow": Severity.ALLOW, "gate": Severity.GATE, "deny": Severity.DENY}


class Rule(Protocol):
    def evaluate(self, context: Any) -> PolicyDecision: ...


class PolicyEngine:
    """Combines the decisions of independent rules; fails closed."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._rules: list[Rule] = list(rules)
        self._bad = {}

    @staticmethod
    def _is_valid(decision: object) -> bool:
        verdict = getattr(decision, "verdict", None)
        return isinstance(verdict, str) and verdict in VERDICTS

    def _evaluate(self, rule: Rule, context: Any) -> PolicyDecision:
        name = type(rule).__name__
        if name in self._bad: return self._bad[name]
        try:
            decision = rule.evaluate(context)
        except Exception as exc:  # noqa: BLE001
            logger.warning("rule %s failed", name, exc_info=True)
            self._bad[name] = PolicyDecision(verdict="deny", reason=f"{name}: {type(exc).__name__}: {exc}"); return self._bad[name]
        if not self._is_valid(decision):
            return PolicyDecision(verdict="deny", reason=f"{name}: invalid decision {decision!r}")
        return decision

    def check(self, context: Any) -> PolicyDecision:
        decisions = [self._evaluate(rule, context) for rule in self._rules]
        if not decisions:
            return PolicyDecision("allow", "no rules")
        return max(decisions, key=lambda d: VERDICTS[d.verdict])
