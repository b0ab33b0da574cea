from functools import reduce


def stricter(so_far, decision):
    match so_far.verdict, decision.verdict:
        case ("deny", _) | (_, "allow") | ("gate", "gate"):
            return so_far
        case _:
            return decision


class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        return reduce(stricter, [rule.evaluate(context) for rule in self.rules], PolicyDecision("allow", "default"))
