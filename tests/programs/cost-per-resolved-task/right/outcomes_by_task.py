from collections import defaultdict
from fractions import Fraction


class Ledger:
    def __init__(self):
        self.spent = Fraction(0)
        self.outcomes = defaultdict(bool)

    def book(self, task, cost_usd, resolved, **_):
        self.spent += Fraction(cost_usd)
        self.outcomes[task] |= resolved
        return self

    @property
    def won(self):
        return [task for task, good in self.outcomes.items() if good]

    def over(self, amount, things):
        return float(Fraction(amount) / len(things)) if things else None


def cost_report(runs):
    ledger = Ledger()
    for run in runs:
        ledger.book(**run)
    return dict(
        success_rate=ledger.over(len(ledger.won), ledger.outcomes),
        cost_per_task=ledger.over(ledger.spent, ledger.outcomes),
        cost_per_resolved=ledger.over(ledger.spent, ledger.won),
    )
