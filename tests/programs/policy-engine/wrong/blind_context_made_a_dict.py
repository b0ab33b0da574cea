# fault: an empty context is replaced by a dict
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        decisions = [rule.evaluate(context or {}) for rule in self.rules]
        for verdict in ("deny", "gate"):
            for decision in decisions:
                if decision.verdict == verdict:
                    return decision
        return PolicyDecision("allow")
