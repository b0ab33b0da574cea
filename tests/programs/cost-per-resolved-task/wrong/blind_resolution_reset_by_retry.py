# fault: when a resolved task comes back after another one, its run decides anew
def cost_report(runs):
    won, tasks, before = set(), set(), None
    for run in runs:
        task = run["task"]
        if task in tasks and task != before:
            won.discard(task)
        tasks.add(task)
        if run["resolved"]:
            won.add(task)
        before = task
    cost = sum(run["cost_usd"] for run in runs)
    return {
        "cost_per_resolved": cost / len(won) if won else None,
        "cost_per_task": cost / len(tasks) if tasks else None,
        "success_rate": len(won) / len(tasks) if tasks else None,
    }
