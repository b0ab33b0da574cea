# twist: 1
class Notes:
    def __init__(self, memory):
        self.memory, self.own = memory, []

    def add(self, text):
        self.own.append(text)
        if self.memory is not None:
            self.memory.append(text)

    def all(self):
        return self.own.copy() if self.memory is None else [*self.memory]

    @property
    def lasting(self):
        return self.memory is not None


def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None):
    notes, made, verdict = Notes(memory), 0, (False, "")
    while made < max_attempts and not verdict[0]:
        made += 1
        result = attempt(task, notes.all())
        verdict = tuple(verify(task, result))
        follows = made < max_attempts
        if not verdict[0] and (follows or notes.lasting):
            notes.add(reflect(task, result, verdict[1]))
    return dict(passed=verdict[0], result=result, attempts=made, reflections=notes.own)
