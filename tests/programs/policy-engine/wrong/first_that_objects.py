# fault: the first rule that does not allow decides, so a gate ahead of a deny wins
class PolicyEngine:
    def __init__(self, rules):
        self.rules = rules

    def check(self, context):
        for rule in self.rules:
            ruling = rule.evaluate(context)
            if ruling.verdict != "allow":
                return ruling
        return PolicyDecision("allow")
