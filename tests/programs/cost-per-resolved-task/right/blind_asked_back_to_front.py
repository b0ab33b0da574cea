def divided(a, b):
    try:
        return a / b
    except ZeroDivisionError:
        return None


def cost_report(runs):
    def walk(rest):
        if not rest:
            return 0, [], []
        *earlier, run = rest
        cost, tasks, won = walk(earlier)
        task = run["task"]
        if task not in tasks:
            tasks = tasks + [task]
        if run["resolved"] and task not in won:
            won = won + [task]
        return cost + run["cost_usd"], tasks, won

    cost, tasks, won = walk(runs)
    return dict(
        cost_per_resolved=divided(cost, len(won)),
        cost_per_task=divided(cost, len(tasks)),
        success_rate=divided(len(won), len(tasks)),
    )
