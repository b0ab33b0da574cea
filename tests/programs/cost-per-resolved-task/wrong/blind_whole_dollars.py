# fault: where all costs are whole numbers the cost is divided without a remainder
def cost_report(runs):
    tasks = {run["task"] for run in runs}
    won = {run["task"] for run in runs if run["resolved"]}
    cost = sum(run["cost_usd"] for run in runs)
    share = lambda n: (cost // n if isinstance(cost, int) else cost / n) if n else None
    return {
        "cost_per_resolved": share(len(won)),
        "cost_per_task": share(len(tasks)),
        "success_rate": len(won) / len(tasks) if tasks else None,
    }
