class PolicyEngine:
    def __init__(self, rules):
        self.rules = rules

    def check(self, context):
        for rule in self.rules:
            if rule.evaluate(context).verdict == "deny":
                return rule.evaluate(context)
        for rule in self.rules:
            if rule.evaluate(context).verdict == "gate":
                return rule.evaluate(context)
        return PolicyDecision("allow")
