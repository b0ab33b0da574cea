class Case:
    def __init__(self, name, task, checks=()):
        self.name = name
        self.task = task
        self.checks = list(checks)  #: own_list

    def run(self, agent):
        failed = []
        output = agent(self.task)  #: one_call
        for check in self.checks:  #: every_check
            if not check(output):
                failed.append(check.__name__)  #: failed_names
        return {
            "name": self.name,
            "output": output,  #: keep_output
            "passed": not failed,  #: verdict
            "failed": failed,
        }


if __name__ == "__main__":

    def gives_a_date(output):
        return "March" in output

    def stays_short(output):
        return len(output.split()) <= 12

    def promises_nothing(output):
        return "guarantee" not in output

    case = Case("delivery date", "When will my parcel come?", [gives_a_date, stays_short, promises_nothing])
    for reply in ("It arrives on 3 March.", "Soon, and we guarantee it!"):
        result = case.run(lambda task, reply=reply: reply)
        print("passed" if result["passed"] else "failed", result["failed"], "-", result["output"])
