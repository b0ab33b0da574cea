class Case:
    def __init__(self, called, question, checks=None):
        self.name = called
        self.task = question
        self.checks = [] if checks is None else checks

    def run(self, bot):
        response = bot(self.task)
        missed = []
        for check in self.checks:
            if check(response):
                continue
            missed.append(check.__name__)
        return {"name": self.name, "passed": len(missed) == 0, "failed": missed, "output": response}


def polite(acc):
    return "please" in acc


print(Case("manners", "ask for tea", [polite]).run(lambda u: "tea, please"))
