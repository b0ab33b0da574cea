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


if __name__ == "__main__":
    tries = {"refund": [False, True], "address": [True], "invoice": [False, False, False], "login": [True]}
    runs = [
        {"task": task, "cost_usd": 0.06, "resolved": resolved} for task, tried in tries.items() for resolved in tried
    ]
    for figure, value in cost_report(runs).items():
        print(f"{figure:18} {value:.3f}")
    print(cost_report([run for run in runs if run["task"] == "invoice"]))
