from functools import reduce
from types import SimpleNamespace


def PolicyEngine(rules):
    def stricter(one, other):
        if one.verdict == "deny" or other.verdict == "allow":
            return one
        if other.verdict == "deny" or one.verdict == "allow":
            return other
        return one

    def check(context):
        decisions = map(lambda rule: rule.evaluate(context), rules)
        return reduce(stricter, decisions, PolicyDecision("allow"))

    return SimpleNamespace(check=check)
