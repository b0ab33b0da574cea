# fault: the reason of the rule is dropped
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        for verdict in ("deny", "gate"):
            for decision in decisions:
                if decision.verdict == verdict:
                    return PolicyDecision(decision.verdict)
        return PolicyDecision("allow")
