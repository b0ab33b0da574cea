class PolicyEngine(tuple):
    rank = "allow gate deny".split().index

    def __new__(cls, rules):
        return super().__new__(cls, rules)

    def check(self, context):
        return max(
            (r.evaluate(context) for r in self),
            key=lambda d: PolicyEngine.rank(d.verdict),
            default=PolicyDecision("allow"),
        )
