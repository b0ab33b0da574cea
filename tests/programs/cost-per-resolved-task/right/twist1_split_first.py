# twist: 1
def cost_report(runs):
    cost = sum(run["cost_usd"] for run in runs)
    won = len({run["task"] for run in runs if run["resolved"]})
    tried = len({run["task"] for run in runs})
    return {
        "cost_per_resolved": cost / won if won else None,
        "cost_per_task": cost / tried if tried else None,
        "success_rate": won / tried if tried else None,
    }


def compare_agents(runs):
    names = list(dict.fromkeys(run["agent"] for run in runs))
    reports = {name: cost_report([run for run in runs if run["agent"] == name]) for name in names}
    ranked = sorted((r["cost_per_resolved"], name) for name, r in reports.items() if r["cost_per_resolved"] is not None)
    return {"reports": reports, "cheapest": ranked[0][1] if ranked else None}
