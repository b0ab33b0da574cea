# twist: 1
# fault: has no report of an agent that resolved nothing
def over(amount, count):
    return amount / count if count else None


def cost_report(runs):
    cost = sum(run["cost_usd"] for run in runs)
    tasks = {run["task"] for run in runs}
    resolved = {run["task"] for run in runs if run["resolved"]}
    return {
        "cost_per_resolved": over(cost, len(resolved)),
        "cost_per_task": over(cost, len(tasks)),
        "success_rate": over(len(resolved), len(tasks)),
    }


def compare_agents(runs):
    reports = {}
    for agent in {run["agent"] for run in runs}:
        reports[agent] = cost_report([run for run in runs if run["agent"] == agent])
    prices = {agent: report["cost_per_resolved"] for agent, report in reports.items()}
    known = [agent for agent in prices if prices[agent] is not None]
    return {
        "reports": {agent: reports[agent] for agent in known},
        "cheapest": min(known, key=prices.get) if known else None,
    }
