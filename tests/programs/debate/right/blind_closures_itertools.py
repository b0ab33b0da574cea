import itertools


def debate(debaters, judge, question, max_rounds=2):
    log = {}

    def heard(number):
        return (
            f"In the last round {name} said: {log[number - 1, name]}" for name in debaters if (number - 1, name) in log
        )

    def statement(number, name):
        prompt = "\n---\n".join([question, *heard(number)])
        try:
            return debaters[name]([{"role": "user", "content": prompt}])["text"]
        except Exception as problem:
            return f"ERROR ({type(problem).__qualname__}): {problem}"

    for number in range(1, max_rounds + 1):
        log |= {(number, name): statement(number, name) for name in debaters}
    brief = itertools.chain([question], (f"{number} | {name} | {text}" for (number, name), text in log.items()))
    verdict = judge([{"role": "user", "content": "\n".join(brief)}])
    return {
        "verdict": verdict["text"],
        "transcript": [{"round": r, "debater": n, "statement": s} for (r, n), s in log.items()],
    }
