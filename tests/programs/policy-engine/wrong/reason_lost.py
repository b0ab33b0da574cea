# fault: the verdict comes back without the reason
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            ruling = rule.evaluate(context)
            if ruling.verdict == "deny":
                return PolicyDecision("deny")
            if ruling.verdict == "gate" and gate is None:
                gate = PolicyDecision("gate")
        return gate or PolicyDecision("allow")
