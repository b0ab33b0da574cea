RANK = {"allow": 0, "gate": 1, "deny": 2}


class PolicyEngine:
    def __init__(self, rules: list) -> None:
        self._rules = tuple(rules)

    def check(self, context) -> PolicyDecision:
        decisions = (rule.evaluate(context) for rule in self._rules)
        return max(decisions, key=lambda decision: RANK[decision.verdict], default=PolicyDecision(verdict="allow"))
