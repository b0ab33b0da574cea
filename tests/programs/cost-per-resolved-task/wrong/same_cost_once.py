# fault: runs of a task that cost the same are counted once
def cost_report(runs):
    cost = sum(c for _, c in {(run["task"], run["cost_usd"]) for run in runs})
    tasks = {run["task"] for run in runs}
    resolved = {run["task"] for run in runs if run["resolved"]}
    return {
        "cost_per_resolved": cost / len(resolved) if resolved else None,
        "cost_per_task": cost / len(tasks) if tasks else None,
        "success_rate": len(resolved) / len(tasks) if tasks else None,
    }
