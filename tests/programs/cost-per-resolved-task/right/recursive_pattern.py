def walk(runs, total=0.0, tasks=frozenset(), resolved=frozenset()):
    match runs:
        case []:
            return total, len(tasks), len(resolved)
        case [{"task": task, "cost_usd": cost, "resolved": True}, *rest]:
            return walk(rest, total + cost, tasks | {task}, resolved | {task})
        case [{"task": task, "cost_usd": cost}, *rest]:
            return walk(rest, total + cost, tasks | {task}, resolved)


def cost_report(runs):
    total, tasks, resolved = walk(list(runs))
    report = {}
    report["success_rate"] = resolved / tasks if tasks else None
    report["cost_per_task"] = total / tasks if tasks else None
    report["cost_per_resolved"] = total / resolved if resolved else None
    return report
