from functools import reduce
from typing import NamedTuple


class Account(NamedTuple):
    cost: float = 0.0
    tried: frozenset = frozenset()
    resolved: frozenset = frozenset()

    def after(self, run):
        match run:
            case {"task": task, "cost_usd": cost, "resolved": True}:
                return Account(self.cost + cost, self.tried | {task}, self.resolved | {task})
            case {"task": task, "cost_usd": cost}:
                return self._replace(cost=self.cost + cost, tried=self.tried | {task})


def cost_report(runs):
    account = reduce(Account.after, runs, Account())
    report = dict.fromkeys(("cost_per_resolved", "cost_per_task", "success_rate"))
    if account.tried:
        report["cost_per_task"] = account.cost / len(account.tried)
        report["success_rate"] = len(account.resolved) / len(account.tried)
    if account.resolved:
        report["cost_per_resolved"] = account.cost / len(account.resolved)
    return report
