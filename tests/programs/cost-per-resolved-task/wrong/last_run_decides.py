# fault: the last run of a task decides, although an earlier one resolved it
def over(amount, count):
    return amount / count if count else None


def cost_report(runs):
    cost = sum(run["cost_usd"] for run in runs)
    tasks = {run["task"] for run in runs}
    resolved = [task for task, good in {run["task"]: run["resolved"] for run in runs}.items() if good]
    return {
        "cost_per_resolved": over(cost, len(resolved)),
        "cost_per_task": over(cost, len(tasks)),
        "success_rate": over(len(resolved), len(tasks)),
    }
