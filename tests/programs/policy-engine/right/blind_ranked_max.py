_RANK = {"allow": 0, "gate": 1, "deny": 2}


class PolicyEngine:
    def __init__(self, rules):
        self.rules = tuple(rules)

    def check(self, context):
        said = [rule.evaluate(context) for rule in self.rules]
        return max([*said, PolicyDecision("allow")], key=lambda decision: _RANK[decision.verdict])
