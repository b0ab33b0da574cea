from enum import Enum, auto


class S(Enum):
    ACT = auto(); CHECK = auto(); LEARN = auto(); DONE = auto()


def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    mem, state, n = [], S.ACT, 0
    while state is not S.DONE:
        match state:
            case S.ACT:
                n += 1
                out = attempt(task, mem.copy())
                state = S.CHECK
            case S.CHECK:
                ok, why = verify(task, out)
                state = S.DONE if ok or n >= max_attempts else S.LEARN
            case S.LEARN:
                mem.append(reflect(task, out, why))
                state = S.ACT
    return {"passed": ok, "result": out, "attempts": n, "reflections": mem}
