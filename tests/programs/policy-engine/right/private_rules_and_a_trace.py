from dataclasses import dataclass
from typing import Protocol, List, ClassVar


@dataclass(frozen=True, order=False)
class PolicyDecision:
    verdict: str
    reason: str = ""


class PolicyEngine:
    order: ClassVar[tuple] = ("deny", "gate")

    def __init__(self, rules: List):
        if any(not hasattr(rule, "evaluate") for rule in rules):
            raise ValueError("a rule has to have .evaluate")
        self.__rules = (*rules,)

    def check(self, context, *, trace=None):
        asked = []
        for rule in self.__rules:
            asked.append(rule.evaluate(context))
            if trace is not None:
                trace.append(asked[-1])
        for verdict in self.order:
            try:
                return next(filter(lambda d: d.verdict == verdict, asked))
            except StopIteration:
                continue
        return PolicyDecision("allow", "no rule objects")
