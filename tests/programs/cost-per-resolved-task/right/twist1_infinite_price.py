# twist: 1
from collections import defaultdict


def over(amount, count):
    return None if count == 0 else amount / count


def cost_report(runs):
    best = {}
    for run in runs:
        best[run["task"]] = max(best.get(run["task"], False), run["resolved"])
    cost, won = sum(r["cost_usd"] for r in runs), sum(best.values())
    return {
        "cost_per_resolved": over(cost, won),
        "cost_per_task": over(cost, len(best)),
        "success_rate": over(won, len(best)),
    }


def compare_agents(runs):
    own = defaultdict(list)
    for run in runs:
        own[run["agent"]].append(run)
    result = {"reports": {}, "cheapest": None}
    lowest = float("inf")
    for agent in own:
        report = result["reports"][agent] = cost_report(own[agent])
        price = report["cost_per_resolved"]
        if price is None:
            continue
        if price < lowest:
            lowest, result["cheapest"] = price, agent
    return result
