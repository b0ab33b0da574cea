from dataclasses import dataclass, field


class Rate(float):
    def __str__(self):
        return f"{self:.0%}"


@dataclass
class Report:
    rows: list = field(default_factory=list)

    def add(self, result):
        self.rows.append(result)
        return self

    def __len__(self):
        return len(self.rows)

    @property
    def rate(self):
        return Rate(sum(1 for r in self.rows if not r["failed"]) / len(self))

    def __str__(self):
        width = max(len(r["name"]) for r in self.rows)
        body = [f"{r['name']:<{width}} | {'PASS' if r['passed'] else 'FAIL'} | {r['failed'] or ''}" for r in self.rows]
        return "\n".join(body + [f"pass rate = {self.rate}"])


def run_suite(agent, cases):
    report = Report()
    for case in cases:
        report.add(case.run(agent))
    print(report)
    return report.rate
