# fault: a run that costs more than a dollar is booked as one dollar
def cost_report(runs):
    tasks = {run["task"] for run in runs}
    won = {run["task"] for run in runs if run["resolved"]}
    cost = sum(min(run["cost_usd"], 1) for run in runs)
    return {
        "cost_per_resolved": cost / len(won) if won else None,
        "cost_per_task": cost / len(tasks) if tasks else None,
        "success_rate": len(won) / len(tasks) if tasks else None,
    }
