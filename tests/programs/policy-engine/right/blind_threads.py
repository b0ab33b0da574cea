from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass


@dataclass(frozen=True)
class PolicyEngine:
    rules: list

    def check(self, context):
        with ThreadPoolExecutor(4) as pool:
            decisions = list(pool.map(lambda rule: rule.evaluate(context), self.rules))
        order = sorted(range(len(decisions)), key=lambda i: ("deny", "gate", "allow").index(decisions[i].verdict))
        if not order or decisions[order[0]].verdict == "allow":
            return PolicyDecision(verdict="allow")
        winner = decisions[order[0]]
        return PolicyDecision(winner.verdict, winner.reason)
