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


def run_suite(agent, cases):
    results = [case.run(agent) for case in cases]  #: run_all
    for result in results:
        verdict = "PASS" if result["passed"] else "FAIL"  #: verdict
        print(verdict, result["name"])  #: case_names
        for check in result["failed"]:
            print("     -", check)  #: failed_checks
    passed = [result["passed"] for result in results].count(True)
    rate = passed / len(results)  #: rate
    print(f"{passed}/{len(results)} passed: {rate:.0%}")  #: print_rate
    return rate  #: number


if __name__ == "__main__":

    def agent(task):
        return "It is on its way: ZYX987." if "12345" in task else "Sorry, I know nothing of it."

    run_suite(
        agent,
        [
            Case("known order", "Where is 12345?", [mentions_tracking, no_apology]),
            Case("calm tone", "12345 is late!", [no_apology]),
            Case("unknown order", "Where is 99999?", [no_apology]),
        ],
    )
