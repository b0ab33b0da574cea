from functools import reduce, partial
import logging

logging.basicConfig(level=logging.DEBUG)
log = logging.getLogger("optimizer")


def optimize(generate, evaluate, task, max_rounds=3):
    """Fold over the rounds; the accumulator is a tuple (last, best, n, finished)."""

    def step(acc, number):
        last, best, made, over = acc
        if over:
            return acc
        candidate = generate(task, *(last and (last[0], last[1]["feedback"]) or (None, None)))
        verdict = evaluate(candidate)
        log.debug("round %s: %s", number, verdict)
        here = (candidate, verdict)
        if verdict["passed"]:
            return here, here, made + 1, True
        if best is None or best[1]["score"] < verdict["score"]:
            best = here
        return here, best, made + 1, False

    _, best, made, _ = reduce(step, range(max_rounds), (None, None, 0, False))
    pack = partial(dict, rounds=made)
    if best is None:
        return pack(candidate=None, passed=False, score=None, feedback=None)
    return pack(candidate=best[0], passed=best[1]["passed"], score=best[1]["score"], feedback=best[1]["feedback"])
