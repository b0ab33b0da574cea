# fault: what a task costs after it was resolved is left out
def cost_report(runs):
    seen, cost = set(), 0
    for r in runs:
        if r["task"] in seen:
            continue
        cost += r["cost_usd"]
        if r["resolved"]:
            seen.add(r["task"])
    tasks = {r["task"] for r in runs}
    resolved = {r["task"] for r in runs if r["resolved"]}
    return {
        "cost_per_resolved": cost / len(resolved) if resolved else None,
        "cost_per_task": cost / len(tasks) if tasks else None,
        "success_rate": len(resolved) / len(tasks) if tasks else None,
    }
