# twist: 1
class PolicyEngine:
    STRICT = ("deny", "gate", "allow")

    def __init__(self, rules):
        self.rules = rules

    def ask(self, rule, context):
        name = type(rule).__name__
        try:
            decision = rule.evaluate(context)
        except Exception as error:
            return PolicyDecision("deny", f"{name} broke: {error!r}")
        if not isinstance(decision, PolicyDecision) or decision.verdict not in self.STRICT:
            return PolicyDecision("deny", f"{name} said nothing that is a verdict: {decision!r}")
        return decision

    def check(self, context):
        said = [self.ask(rule, context) for rule in self.rules]
        for verdict in self.STRICT:
            for decision in said:
                if decision.verdict == verdict:
                    return decision
        return PolicyDecision("allow")
