# fault: each rule is asked in one check only
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        while self.rules:
            rule = self.rules.pop(0)
            decision = rule.evaluate(context)
            if decision.verdict == "deny":
                return decision
            if decision.verdict == "gate" and gate is None:
                gate = decision
        return gate or PolicyDecision("allow")
