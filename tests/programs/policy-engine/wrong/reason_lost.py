# fault: the verdict comes back without the reason
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            decision = rule.evaluate(context)
            if decision.verdict == "deny":
                return PolicyDecision("deny")
            if decision.verdict == "gate" and gate is None:
                gate = PolicyDecision("gate")
        return gate or PolicyDecision("allow")
