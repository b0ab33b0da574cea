import collections
from concurrent.futures import ThreadPoolExecutor

PolicyDecision = collections.namedtuple("PolicyDecision", "verdict reason", defaults=[""])


class PolicyEngine:
    __slots__ = ("_ask_all",)

    def __init__(self, rules):
        asks = [rule.evaluate for rule in rules]

        def ask_all(context):
            if not asks:
                return []
            with ThreadPoolExecutor(len(asks)) as pool:
                return list(pool.map(lambda ask: ask(context), asks))

        self._ask_all = ask_all

    def check(self, context):
        answers = self._ask_all(context)
        for verdict in "deny", "gate":
            for answer in answers:
                if answer.verdict == verdict:
                    return PolicyDecision(*answer)
        return PolicyDecision("allow")
