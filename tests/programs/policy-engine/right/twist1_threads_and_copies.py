# twist: 1

from concurrent.futures import ThreadPoolExecutor
import copy


class PolicyEngine:
    def __init__(self, rules=()):
        self.rules = copy.copy(list(rules))

    def check(self, context):
        if not self.rules:
            return PolicyDecision("allow", "nothing to check")
        with ThreadPoolExecutor(max_workers=4) as pool:
            futures = [pool.submit(rule.evaluate, copy.deepcopy(context)) for rule in self.rules]
        verdicts = []
        for rule, future in zip(self.rules, futures):
            try:
                decision = future.result()
                if decision.verdict not in {"allow", "gate", "deny"}:
                    raise ValueError(f"unknown verdict {decision.verdict!r}")
            except Exception as exc:
                decision = PolicyDecision("deny", f"[{rule.__class__.__name__}] {exc}")
            verdicts.append(decision)
        denied = [d for d in verdicts if d.verdict == "deny"]
        gated = [d for d in verdicts if d.verdict == "gate"]
        return (denied + gated + [PolicyDecision("allow", "")])[0]
