# fault: of several gates the last one's reason comes back
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            ruling = rule.evaluate(context)
            if ruling.verdict == "deny":
                return ruling
            if ruling.verdict == "gate":
                gate = ruling
        return gate or PolicyDecision("allow")
