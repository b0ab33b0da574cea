# twist: 1
# fault: a task counts as resolved where another agent resolved it
def compare_agents(runs):
    agents = {}
    for r in runs:
        agents.setdefault(r["agent"], []).append(r)
    won = {r["task"] for r in runs if r["resolved"]}
    reports = {a: cost_report([{**r, "resolved": r["task"] in won} for r in rs]) for a, rs in agents.items()}
    priced = {a: r["cost_per_resolved"] for a, r in reports.items() if r["cost_per_resolved"] is not None}
    return {"reports": reports, "cheapest": min(priced, key=priced.get) if priced else None}


def cost_report(runs):
    cost = sum(r["cost_usd"] for r in runs)
    tasks = {r["task"] for r in runs}
    resolved = {r["task"] for r in runs if r["resolved"]}
    return {
        "cost_per_resolved": cost / len(resolved) if resolved else None,
        "cost_per_task": cost / len(tasks) if tasks else None,
        "success_rate": len(resolved) / len(tasks) if tasks else None,
    }
