# fault: a denial without a reason is passed over for a later one that has one
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        for verdict in ("deny", "gate"):
            for decision in decisions:
                if decision.verdict == verdict:
                    return next((d for d in decisions if d.verdict == verdict and d.reason), decision)
        return PolicyDecision("allow")
