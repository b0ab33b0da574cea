from collections import defaultdict
from dataclasses import dataclass, field
from enum import IntEnum


class Verdict(IntEnum):
    ALLOW = 1
    GATE = 2
    DENY = 3


@dataclass
class PolicyEngine:
    rules: list = field(default_factory=list)

    def check(self, context):
        said = defaultdict(list)
        for rule in self.rules:
            ruling = rule.evaluate(context)
            said[Verdict[ruling.verdict.upper()]].append(ruling)
        strictest = max(said, default=Verdict.ALLOW)
        if strictest is Verdict.ALLOW:
            return PolicyDecision("allow")
        return said[strictest][0]
