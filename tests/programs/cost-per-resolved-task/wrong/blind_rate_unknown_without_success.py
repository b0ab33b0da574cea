# fault: where none is resolved all three figures are None
def cost_report(runs):
    tasks = {run["task"] for run in runs}
    won = {run["task"] for run in runs if run["resolved"]}
    cost = sum(run["cost_usd"] for run in runs)
    if not won:
        return dict.fromkeys(["cost_per_resolved", "cost_per_task", "success_rate"])
    return {
        "cost_per_resolved": cost / len(won),
        "cost_per_task": cost / len(tasks),
        "success_rate": len(won) / len(tasks),
    }
