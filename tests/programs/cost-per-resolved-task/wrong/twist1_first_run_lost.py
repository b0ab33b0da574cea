# twist: 1
# fault: the first run is left out, so that an agent with this one run has no report

def cost_report(runs):
    cost = sum(r["cost_usd"] for r in runs)
    tasks = {r["task"] for r in runs}
    resolved = {r["task"] for r in runs if r["resolved"]}
    return {
        "cost_per_resolved": cost / len(resolved) if resolved else None,
        "cost_per_task": cost / len(tasks) if tasks else None,
        "success_rate": len(resolved) / len(tasks) if tasks else None,
    }


def compare_agents(runs):
    by_agent = {}
    for r in runs[1:]:
        by_agent.setdefault(r["agent"], []).append(r)
    reports = {a: cost_report(rs) for a, rs in by_agent.items()}
    cheapest = None
    for a, rep in reports.items():
        price = rep["cost_per_resolved"]
        if price is None:
            continue
        if cheapest is None or price < reports[cheapest]["cost_per_resolved"]:
            cheapest = a
    return {"reports": reports, "cheapest": cheapest}
