# twist: 1
# fault: an agent whose resolved tasks cost nothing is overtaken by any that comes after it
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
    reports, cheapest, lowest = {}, None, None
    for agent in dict.fromkeys(run["agent"] for run in runs):
        reports[agent] = cost_report([run for run in runs if run["agent"] == agent])
        price = reports[agent]["cost_per_resolved"]
        if price is not None and (not lowest or price < lowest):
            cheapest, lowest = agent, price
    return {"reports": reports, "cheapest": cheapest}
