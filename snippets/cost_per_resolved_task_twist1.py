def over(amount, tasks):
    return amount / len(tasks) if tasks else None  #: nothing


def cost_report(runs):
    cost = sum(run["cost_usd"] for run in runs)  #: all_cost
    tasks = {run["task"] for run in runs}  #: tasks_once
    resolved = {run["task"] for run in runs if run["resolved"]}  #: any_run
    return {
        "cost_per_resolved": over(cost, resolved),  #: over_resolved
        "cost_per_task": over(cost, tasks),  #: beside
        "success_rate": over(len(resolved), tasks),  #: beside
    }


def compare_agents(runs):
    own = {}
    for run in runs:
        own.setdefault(run["agent"], []).append(run)  #: apart
    reports = {agent: cost_report(theirs) for agent, theirs in own.items()}
    prices = {agent: report["cost_per_resolved"] for agent, report in reports.items()}  #: by_price
    known = [agent for agent, price in prices.items() if price is not None]  #: with_price
    return {"reports": reports, "cheapest": min(known, key=prices.get, default=None)}  #: by_price


if __name__ == "__main__":
    runs = [{"agent": "A", "task": f"t{n}", "cost_usd": 0.10, "resolved": n < 95} for n in range(100)]
    runs += [{"agent": "B", "task": f"t{n}", "cost_usd": 0.40, "resolved": n < 99} for n in range(100)]
    runs += [{"agent": "C", "task": f"t{n}", "cost_usd": 0.01, "resolved": False} for n in range(100)]
    compared = compare_agents(runs)
    for agent, report in compared["reports"].items():
        print(agent, report)
    print("cheapest:", compared["cheapest"])
