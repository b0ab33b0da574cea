# fault: a task that two of its runs resolved is taken for unresolved
def cost_report(runs):
    tasks = {}
    for run in runs:
        tasks[run["task"]] = tasks.get(run["task"], False) ^ run["resolved"]
    cost, won = sum(run["cost_usd"] for run in runs), sum(tasks.values())
    return {
        "cost_per_resolved": cost / won if won else None,
        "cost_per_task": cost / len(tasks) if tasks else None,
        "success_rate": won / len(tasks) if tasks else None,
    }
