# twist: 1
# fault: an error of a kind that it does not list goes through

class PolicyEngine:
    def __init__(self, rules):
        self._rules = list(rules)

    def _answers(self, context):
        for rule in self._rules:
            name = type(rule).__name__
            try:
                answer = rule.evaluate(context)
            except (LookupError, ValueError, TypeError, AttributeError, OSError, RuntimeError) as error:
                yield PolicyDecision("deny", f"{name} raised {type(error).__name__}")
                continue
            match answer:
                case PolicyDecision(verdict="allow" | "gate" | "deny"):
                    yield answer
                case _:
                    yield PolicyDecision("deny", f"{name} gave no verdict")

    def check(self, context):
        answers = list(self._answers(context))
        for wanted in "deny", "gate":
            for answer in answers:
                if answer.verdict == wanted:
                    return answer
        return PolicyDecision("allow")
