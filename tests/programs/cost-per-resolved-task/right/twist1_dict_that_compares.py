# twist: 1

def cost_report(runs):
    cost = sum(r["cost_usd"] for r in runs)
    tasks = {r["task"] for r in runs}
    resolved = {r["task"] for r in runs if r["resolved"]}
    return {
        "cost_per_resolved": cost / len(resolved) if resolved else None,
        "cost_per_task": cost / len(tasks) if tasks else None,
        "success_rate": len(resolved) / len(tasks) if tasks else None,
    }


class Comparison(dict):
    def __init__(self, runs):
        names = dict.fromkeys(run["agent"] for run in runs)
        super().__init__(reports={name: cost_report([run for run in runs if run["agent"] == name]) for name in names})
        self["cheapest"] = self.lowest()

    def lowest(self):
        try:
            return min(self.prices())[1]
        except ValueError:
            return None

    def prices(self):
        for name, report in self["reports"].items():
            match report["cost_per_resolved"]:
                case None:
                    pass
                case price:
                    yield price, name


compare_agents = Comparison
