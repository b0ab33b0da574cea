# fault: the cost of one report is still there for the next
spent = []


def over(amount, count):
    return amount / count if count else None


def cost_report(runs):
    spent.extend(run["cost_usd"] for run in runs)
    cost = sum(spent)
    tasks = {run["task"] for run in runs}
    resolved = {run["task"] for run in runs if run["resolved"]}
    return {
        "cost_per_resolved": over(cost, len(resolved)),
        "cost_per_task": over(cost, len(tasks)),
        "success_rate": over(len(resolved), len(tasks)),
    }
