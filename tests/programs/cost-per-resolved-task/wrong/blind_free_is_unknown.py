# fault: where the runs cost nothing, cost_per_resolved is None and not 0
def cost_report(runs):
    tasks = {run["task"] for run in runs}
    won = {run["task"] for run in runs if run["resolved"]}
    cost = sum(run["cost_usd"] for run in runs)
    return {
        "cost_per_resolved": cost / len(won) if cost and won else None,
        "cost_per_task": cost / len(tasks) if tasks else None,
        "success_rate": len(won) / len(tasks) if tasks else None,
    }
