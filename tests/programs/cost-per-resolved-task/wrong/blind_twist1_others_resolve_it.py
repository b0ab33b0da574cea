# twist: 1
# fault: a task is resolved for every agent if any of them resolved it
def cost_report(runs, won_anywhere=None):
    tasks = {run["task"] for run in runs}
    won = {run["task"] for run in runs if run["resolved"]} | (tasks & (won_anywhere or set()))
    cost = sum(run["cost_usd"] for run in runs)
    return {
        "cost_per_resolved": cost / len(won) if won else None,
        "cost_per_task": cost / len(tasks) if tasks else None,
        "success_rate": len(won) / len(tasks) if tasks else None,
    }


def compare_agents(runs):
    won = {run["task"] for run in runs if run["resolved"]}
    agents = {run["agent"] for run in runs}
    reports = {agent: cost_report([run for run in runs if run["agent"] == agent], won) for agent in agents}
    prices = {a: r["cost_per_resolved"] for a, r in reports.items() if r["cost_per_resolved"] is not None}
    return {"reports": reports, "cheapest": min(prices, key=prices.get) if prices else None}
