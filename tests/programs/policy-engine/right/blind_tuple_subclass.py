class PolicyEngine(tuple):
    def check(self, context):
        first = {}
        for rule in self:
            decision = rule.evaluate(context)
            first.setdefault(decision.verdict, decision)
        for verdict in ("deny", "gate"):
            if verdict in first:
                return first[verdict]
        return PolicyDecision("allow", "no rule objects")
