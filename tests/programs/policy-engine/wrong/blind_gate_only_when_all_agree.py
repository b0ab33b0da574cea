# fault: a gate counts only if no rule allows
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        for verdict in ("deny", "gate"):
            for decision in decisions:
                if decision.verdict == verdict and (verdict == "deny" or all(d.verdict != "allow" for d in decisions)):
                    return decision
        return PolicyDecision("allow")
