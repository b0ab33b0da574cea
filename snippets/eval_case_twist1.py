class Case:
    def __init__(self, name, task, checks=()):
        self.name = name
        self.task = task
        self.checks = list(checks)  #: own_list

    def run(self, agent):
        failed = []
        output = agent(self.task)  #: one_call
        for check in self.checks:  #: every_check
            try:
                if not check(output):
                    failed.append(check.__name__)  #: failed_names
            except Exception as error:  #: guard
                failed.append(f"{check.__name__} raised {type(error).__name__}")  #: crash_named
        return {
            "name": self.name,
            "output": output,  #: keep_output
            "passed": not failed,  #: verdict
            "failed": failed,
        }


if __name__ == "__main__":

    def is_an_amount(output):
        return float(output.strip(" $")) >= 0

    def stays_short(output):
        return len(output.split()) <= 3

    case = Case("price", "What does it cost?", [is_an_amount, stays_short])
    for reply in ("$ 12.50", "I would have to look that up."):
        result = case.run(lambda task, reply=reply: reply)
        print("passed" if result["passed"] else "failed", result["failed"], "-", result["output"])
