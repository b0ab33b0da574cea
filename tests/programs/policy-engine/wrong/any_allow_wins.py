# fault: one rule that allows is enough
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            ruling = rule.evaluate(context)
            if ruling.verdict == "allow":
                return ruling
            if ruling.verdict == "gate" and gate is None:
                gate = ruling
        return gate or PolicyDecision("allow")
