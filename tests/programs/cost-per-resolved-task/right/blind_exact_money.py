from fractions import Fraction


class Ledger(dict):
    """For each task whether it is resolved."""

    def __init__(self):
        super().__init__()
        self.cost = Fraction()

    def __missing__(self, task):
        return False

    def book(self, *, task, cost_usd, resolved, **_):
        self.cost += Fraction(cost_usd)
        self[task] |= resolved


def over(cost, number):
    return float(cost / number) if number else None


def cost_report(runs):
    ledger = Ledger()
    for run in runs:
        ledger.book(**run)
    won = sum(ledger.values())
    return {
        "cost_per_resolved": over(ledger.cost, won),
        "cost_per_task": over(ledger.cost, len(ledger)),
        "success_rate": over(won, len(ledger)),
    }
