# fault: tasks whose names differ only in capitals are taken for one
def cost_report(runs):
    tasks = {run["task"].lower() for run in runs}
    won = {run["task"].lower() for run in runs if run["resolved"]}
    cost = sum(run["cost_usd"] for run in runs)
    return {
        "cost_per_resolved": cost / len(won) if won else None,
        "cost_per_task": cost / len(tasks) if tasks else None,
        "success_rate": len(won) / len(tasks) if tasks else None,
    }
