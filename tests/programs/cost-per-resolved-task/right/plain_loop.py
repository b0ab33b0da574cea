def cost_report(runs):
    total = 0
    tasks = []
    resolved = []
    for run in runs:
        total += run["cost_usd"]
        if run["task"] not in tasks:
            tasks.append(run["task"])
        if run["resolved"] and run["task"] not in resolved:
            resolved.append(run["task"])
    report = {"cost_per_resolved": None, "cost_per_task": None, "success_rate": None}
    if len(resolved) > 0:
        report["cost_per_resolved"] = total / len(resolved)
    if len(tasks) > 0:
        report["cost_per_task"] = total / len(tasks)
        report["success_rate"] = len(resolved) / len(tasks)
    return report
