# twist: 1
from itertools import count


def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None):
    keeps = memory is not None
    notes = memory if keeps else []
    earlier = len(notes)
    for number in count(1):
        passed, feedback = verify(task, result := attempt(task, notes))
        if not passed and (keeps or number < max_attempts):
            notes.extend([reflect(task, result, feedback)])
        if passed or number == max_attempts:
            return {"passed": passed, "result": result, "attempts": number, "reflections": notes[earlier:]}
