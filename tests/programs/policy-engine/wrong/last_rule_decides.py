# fault: the last rule that objects decides
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            ruling = rule.evaluate(context)
            if ruling.verdict != "allow":
                gate = ruling
        return gate or PolicyDecision("allow")
