# fault: a failed case shows how many of its checks failed and not which
class Report:
    def __init__(self):
        self.results = []

    def add(self, result):
        self.results.append(result)
        mark = "PASS" if result["passed"] else f"FAIL ({len(result['failed'])} checks)"
        print(f"{result['name']:<20} {mark}")

    @property
    def rate(self):
        return sum(r["passed"] for r in self.results) / len(self.results)


def run_suite(agent, cases):
    report = Report()
    for c in cases:
        report.add(c.run(agent))
    print(f"rate: {report.rate:.0%}")
    return report.rate
