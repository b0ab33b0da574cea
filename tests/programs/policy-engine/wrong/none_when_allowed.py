# fault: None comes back where nobody objects
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            ruling = rule.evaluate(context)
            if ruling.verdict == "deny":
                return ruling
            if ruling.verdict == "gate" and gate is None:
                gate = ruling
        return gate
