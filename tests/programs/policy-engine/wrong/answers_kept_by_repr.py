# fault: what was decided about a call is kept and told again
from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol


class Rule(Protocol):
    def evaluate(self, context: Any) -> PolicyDecision: ...


class PolicyEngine:
    """Deny beats gate beats allow."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._rules = tuple(rules)
        self._seen = {}

    def check(self, context: Any) -> PolicyDecision:
        if repr(context) in self._seen:
            return self._seen[repr(context)]
        self._seen[repr(context)] = decision = self._ask(context)
        return decision

    def _ask(self, context):
        gate: PolicyDecision | None = None
        for rule in self._rules:
            decision = rule.evaluate(context)
            if decision.verdict == "deny":
                return decision
            if decision.verdict == "gate" and gate is None:
                gate = decision
        return gate or PolicyDecision(verdict="allow", reason="no rule objects")
