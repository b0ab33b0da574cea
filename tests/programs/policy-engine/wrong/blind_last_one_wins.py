# fault: of several denials the last one comes back
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        for verdict in ("deny", "gate"):
            for decision in decisions[::-1]:
                if decision.verdict == verdict:
                    return decision
        return PolicyDecision("allow")
