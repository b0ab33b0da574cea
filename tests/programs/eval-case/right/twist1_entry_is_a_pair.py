# twist: 1
class Case:

    def __init__(self, called, job, the_checks=()):
        self.name, self.task, self.tests = (called, job, the_checks)

    def run(self, worker):
        answers = worker(self.task)
        broken = []
        for the_c in self.tests:
            try:
                assert the_c(answers)
            except AssertionError as problem:
                broken.append(the_c.__name__)
            except Exception as problem:
                broken.append((the_c.__name__, str(problem)))
        return {'name': self.name, 'passed': not broken, 'failed': broken, 'output': answers}
