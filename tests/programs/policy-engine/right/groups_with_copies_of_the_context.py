from collections import defaultdict
from copy import deepcopy
from dataclasses import dataclass, field


@dataclass
class PolicyEngine:
    rules: list
    seen: list = field(default_factory=list, repr=False)

    def check(self, context):
        found = defaultdict(list)
        for rule in self.rules:
            decision = rule.evaluate(deepcopy(context))
            found[decision.verdict].append(decision)
            self.seen.append(decision)
            if decision.verdict == "deny":
                break
        for verdict in ("deny", "gate"):
            if verdict in found:
                return PolicyDecision(verdict, found[verdict][0].reason)
        return PolicyDecision("allow")
