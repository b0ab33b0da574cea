# fault: an equal context gets the remembered decision, the rules are not asked again
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)
        self.seen = {}

    def check(self, context):
        key = repr(context)
        if key not in self.seen:
            self.seen[key] = self._check(context)
        return self.seen[key]

    def _check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        for verdict in ("deny", "gate"):
            for decision in decisions:
                if decision.verdict == verdict:
                    return decision
        return PolicyDecision("allow")
