from types import SimpleNamespace


def PolicyEngine(rules):
    order = ["deny", "gate", "allow"]

    def check(context):
        said = [PolicyDecision("allow", "no rule objects"), *(rule.evaluate(context) for rule in rules)]
        said.sort(key=lambda one: order.index(one.verdict))
        return said[0]

    return SimpleNamespace(check=check, rules=rules)
