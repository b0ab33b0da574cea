class Denied(Exception):
    pass


class PolicyEngine:
    def __init__(self, rules):
        self._rules = list(rules)

    def _gather(self, rules, context):
        if not rules:
            return []
        head, *rest = rules
        return [head.evaluate(context)] + self._gather(rest, context)

    def _weigh(self, decisions):
        gated = None
        for decision in decisions:
            if decision.verdict == "deny":
                raise Denied(decision)
            if decision.verdict == "gate" and gated is None:
                gated = decision
        return gated if gated is not None else PolicyDecision("allow", "")

    def check(self, context):
        try:
            return self._weigh(self._gather(self._rules, context))
        except Denied as stop:
            return stop.args[0]
