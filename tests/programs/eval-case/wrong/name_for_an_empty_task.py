# fault: an empty task is replaced with the name of the case
class Case:

    def __init__(self, called, job, the_checks=None):
        self.name = called
        self.task = job
        self.tests = the_checks if the_checks is not None else []

    def run(self, worker):
        spoken = worker(self.task or self.name)
        broken = []
        for the_check in self.tests:
            if not the_check(spoken):
                broken.append(the_check.__name__)
        return {'name': self.name, 'passed': not broken, 'failed': broken, 'output': spoken}
