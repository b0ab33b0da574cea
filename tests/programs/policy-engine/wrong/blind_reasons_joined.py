# fault: the reasons of all denials are put together
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        for verdict in ("deny", "gate"):
            for decision in decisions:
                if decision.verdict == verdict:
                    return PolicyDecision(verdict, "; ".join(d.reason for d in decisions if d.verdict == verdict))
        return PolicyDecision("allow")
