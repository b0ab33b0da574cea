# fault: the statements of the round are there for those who come later in it
import itertools


def debate(debaters, judge, question, max_rounds=2):
    log = {}

    def heard(number):
        return (
            f"In the last round {name} said: {log[at, name]}"
            for at in (number - 1, number)
            for name in debaters
            if (at, name) in log
        )

    def statement(number, name):
        prompt = "\n---\n".join([question, *heard(number)])
        try:
            return debaters[name]([{"role": "user", "content": prompt}])["text"]
        except Exception as problem:
            return f"ERROR ({type(problem).__qualname__}): {problem}"

    for number in range(1, max_rounds + 1):
        for name in debaters:
            log[number, name] = statement(number, name)
    brief = itertools.chain([question], (f"{number} | {name} | {text}" for (number, name), text in log.items()))
    verdict = judge([{"role": "user", "content": "\n".join(brief)}])
    return {
        "verdict": verdict["text"],
        "transcript": [{"round": r, "debater": n, "statement": s} for (r, n), s in log.items()],
    }
