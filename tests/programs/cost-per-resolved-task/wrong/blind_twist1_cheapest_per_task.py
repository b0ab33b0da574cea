# twist: 1
# fault: the cheapest is the agent with the lowest cost per task among those that resolved something
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
    agents = {run["agent"] for run in runs}
    reports = {agent: cost_report([run for run in runs if run["agent"] == agent]) for agent in agents}
    able = [agent for agent in reports if reports[agent]["success_rate"]]
    return {"reports": reports, "cheapest": min(able, key=lambda a: reports[a]["cost_per_task"], default=None)}
