#: given
class Case:
    def __init__(self, name, task, checks=()):
        self.name = name
        self.task = task
        self.checks = list(checks)

    def run(self, agent):
        failed = []
        output = agent(self.task)
        for check in self.checks:
            if not check(output):
                failed.append(check.__name__)
        return {
            "name": self.name,
            "output": output,
            "passed": not failed,
            "failed": failed,
        }


def mentions_tracking(output):
    return "ZYX987" in output


def no_apology(output):
    return "sorry" not in output.lower()


#: end


def run_once(agent, cases):
    results = [case.run(agent) for case in cases]  #: run_all
    for result in results:
        verdict = "PASS" if result["passed"] else "FAIL"  #: verdict
        print(verdict, result["name"])  #: case_names
        for check in result["failed"]:
            print("     -", check)  #: failed_checks
    passed = [result["passed"] for result in results].count(True)
    rate = passed / len(results)  #: rate
    print(f"{passed}/{len(results)} passed: {rate:.0%}")  #: print_rate
    return rate


def run_suite(agent, cases, runs=1):
    rates = [run_once(agent, cases) for _ in range(runs)]  #: repeat
    mean = sum(rates) / runs  #: mean
    if runs > 1:
        print(f"mean {mean:.0%}, from {min(rates):.0%} to {max(rates):.0%} in {runs} runs")  #: spread
    return mean  #: number


if __name__ == "__main__":
    moods = iter(["ZYX987", "ZYX987", "one moment", "ZYX987", "ZYX987", "sorry"])
    cases = [
        Case("tracking", "Where is 12345?", [mentions_tracking]),
        Case("calm tone", "Where is 12345?", [no_apology]),
    ]
    run_suite(lambda task: next(moods), cases, runs=3)
