# fault: the engines share the rules of the last one
class PolicyEngine:
    def __init__(self, rules):
        PolicyEngine.rules = list(rules)

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        for verdict in ("deny", "gate"):
            for decision in decisions:
                if decision.verdict == verdict:
                    return decision
        return PolicyDecision("allow")
