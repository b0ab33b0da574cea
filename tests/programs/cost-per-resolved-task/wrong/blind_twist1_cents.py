# twist: 1
# fault: prices are rounded to cents before they are compared
def cost_report(runs):
    tasks = {run["task"] for run in runs}
    won = {run["task"] for run in runs if run["resolved"]}
    cost = sum(run["cost_usd"] for run in runs)
    return {
        "cost_per_resolved": cost / len(won) if won else None,
        "cost_per_task": cost / len(tasks) if tasks else None,
        "success_rate": len(won) / len(tasks) if tasks else None,
    }


def compare_agents(runs):
    agents = sorted({run["agent"] for run in runs})
    reports = {agent: cost_report([run for run in runs if run["agent"] == agent]) for agent in agents}
    prices = {a: round(r["cost_per_resolved"], 2) for a, r in reports.items() if r["cost_per_resolved"] is not None}
    return {"reports": reports, "cheapest": min(prices, key=prices.get, default=None)}
