# twist: 1
import heapq
from collections import defaultdict


def cost_report(runs):
    verdicts = defaultdict(set)
    for run in runs:
        verdicts[run["task"]].add(run["resolved"])
    spent = sum(run["cost_usd"] for run in runs)
    won = len([task for task, said in verdicts.items() if True in said])
    return {
        "cost_per_resolved": spent / won if won else None,
        "cost_per_task": spent / len(verdicts) if verdicts else None,
        "success_rate": won / len(verdicts) if verdicts else None,
    }


def compare_agents(runs):
    agents = {run["agent"] for run in runs}
    reports = {
        name: cost_report([run for run in runs if run["agent"] == name]) for name in sorted(agents, reverse=True)
    }
    prices = [(report["cost_per_resolved"], name) for name, report in reports.items() if report["success_rate"] > 0]
    heapq.heapify(prices)
    return {"reports": reports, "cheapest": heapq.heappop(prices)[1] if prices else None}
