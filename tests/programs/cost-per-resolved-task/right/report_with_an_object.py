from collections import defaultdict


class Tally:
    def __init__(self):
        self.spent, self.solved = 0.0, False


def cost_report(runs):
    tallies = defaultdict(Tally)
    for run in runs:
        tally = tallies[run["task"]]
        tally.spent += run["cost_usd"]
        tally.solved = tally.solved or run["resolved"]
    total = sum(tally.spent for tally in tallies.values())
    solved = sum(tally.solved for tally in tallies.values())
    share = lambda whole, parts: whole / parts if parts else None
    return {
        "cost_per_resolved": share(total, solved),
        "cost_per_task": share(total, len(tallies)),
        "success_rate": share(solved, len(tallies)),
        "tallies": tallies,
        "of": Tally(),
    }
