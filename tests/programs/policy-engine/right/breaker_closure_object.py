from types import SimpleNamespace


def PolicyEngine(rules):
    def check(context):
        found = {}
        for rule in rules:
            d = rule.evaluate(context)
            found.setdefault(d.verdict, d)
        return found.get("deny") or found.get("gate") or PolicyDecision("allow")

    return SimpleNamespace(check=check)
