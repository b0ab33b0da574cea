# twist: 1
from functools import partial


class Report(dict):
    @property
    def price(self):
        return self["cost_per_resolved"]


def cost_report(runs):
    cost, tasks = 0, {}
    for run in runs:
        cost += run["cost_usd"]
        tasks[run["task"]] = tasks.get(run["task"], False) or run["resolved"]
    won = sum(1 for resolved in tasks.values() if resolved)
    ratio = lambda top, bottom: top / bottom if bottom else None
    return Report(
        cost_per_resolved=ratio(cost, won), cost_per_task=ratio(cost, len(tasks)), success_rate=ratio(won, len(tasks))
    )


def compare_agents(runs):
    def of(agent, run):
        return run["agent"] == agent

    reports, cheapest = {}, None
    for run in reversed(runs):
        agent = run["agent"]
        if agent in reports:
            continue
        reports[agent] = report = cost_report(list(filter(partial(of, agent), runs)))
        if report.price is None:
            continue
        if cheapest is None or report.price < reports[cheapest].price:
            cheapest = agent
    return {"cheapest": cheapest, "reports": reports}
