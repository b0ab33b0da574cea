# twist: 1
# fault: a verdict with white space around it counts as one of the three

class PolicyEngine:
    def __init__(self, rules):
        self.rules = tuple(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            try:
                decision = rule.evaluate(context)
            except Exception as e:
                return PolicyDecision("deny", rule.__class__.__name__ + " raised " + repr(e))
            if not isinstance(decision, PolicyDecision) or str(decision.verdict).strip() not in ("allow", "gate", "deny"):
                return PolicyDecision("deny", rule.__class__.__name__ + " gave " + repr(decision))
            if decision.verdict == "deny":
                return decision
            if decision.verdict == "gate" and gate is None:
                gate = decision
        return gate or PolicyDecision("allow")
