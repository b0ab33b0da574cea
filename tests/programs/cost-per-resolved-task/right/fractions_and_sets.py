from fractions import Fraction


def cost_report(runs):
    runs = tuple(runs)
    everything = {run["task"] for run in runs}
    won = {run["task"] for run in runs if run["resolved"] is True}
    money = sum((Fraction(run["cost_usd"]) for run in runs), Fraction())

    def share(top, bottom):
        try:
            return float(Fraction(top) / Fraction(bottom))
        except ZeroDivisionError:
            return None

    return dict(
        cost_per_resolved=share(money, len(won)),
        cost_per_task=share(money, len(everything)),
        success_rate=share(len(won), len(everything)),
        tasks=len(everything),
    )
