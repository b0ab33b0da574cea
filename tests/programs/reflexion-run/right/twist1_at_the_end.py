# twist: 1
class Reflexion:
    def __init__(self, attempt, verify, reflect, memory):
        self.attempt, self.verify, self.reflect = attempt, verify, reflect
        self.outlives = memory is not None
        self.memory = memory if self.outlives else []
        self.start = len(self.memory)

    def run(self, task, left, count=1):
        result = self.attempt(task, self.memory)
        passed, feedback = self.verify(task, result)
        if not passed and (left > 1 or self.outlives):
            self.memory.append(self.reflect(task, result, feedback))
        if not passed and left > 1:
            return self.run(task, left - 1, count + 1)
        return {"passed": passed, "result": result, "attempts": count, "reflections": self.memory[self.start :]}


def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None):
    return Reflexion(attempt, verify, reflect, memory).run(task, max_attempts)
