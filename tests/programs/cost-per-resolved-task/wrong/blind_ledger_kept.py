# fault: the tasks of an earlier report are still there in the next one
def cost_report(runs, tasks={}):
    for run in runs:
        tasks[run["task"]] = tasks.get(run["task"], False) or run["resolved"]
    cost = sum(run["cost_usd"] for run in runs)
    won = sum(tasks.values())
    return {
        "cost_per_resolved": cost / won if won else None,
        "cost_per_task": cost / len(tasks) if runs else None,
        "success_rate": won / len(tasks) if runs else None,
    }
