# twist: 1
# fault: a task that any agent resolved counts as resolved for all
from collections import defaultdict


def cost_report(runs):
    cost = 0
    tasks = {}
    for run in runs:
        cost += run["cost_usd"]
        tasks[run["task"]] = tasks.get(run["task"], False) or run["resolved"]
    solved = list(tasks.values()).count(True)
    report = {"cost_per_resolved": None, "cost_per_task": None, "success_rate": None}
    if solved:
        report["cost_per_resolved"] = cost / solved
    if tasks:
        report["cost_per_task"] = cost / len(tasks)
        report["success_rate"] = solved / len(tasks)
    return report


def compare_agents(runs):
    by_agent = defaultdict(list)
    for run in runs:
        by_agent[run["agent"]].append(run)
    reports = {}
    cheapest, lowest = None, None
    for agent, own in by_agent.items():
        solved = {r["task"] for r in runs if r["resolved"]}
        reports[agent] = cost_report([{**r, "resolved": r["task"] in solved} for r in own])
        price = reports[agent]["cost_per_resolved"]
        if price is not None and (lowest is None or price <= lowest):
            cheapest, lowest = agent, price
    return {"reports": reports, "cheapest": cheapest}
