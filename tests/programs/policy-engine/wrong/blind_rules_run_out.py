# fault: the rules are an iterator, used up by the first check
class PolicyEngine:
    def __init__(self, rules):
        self.rules = iter(rules)

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        for verdict in ("deny", "gate"):
            for decision in decisions:
                if decision.verdict == verdict:
                    return decision
        return PolicyDecision("allow")
