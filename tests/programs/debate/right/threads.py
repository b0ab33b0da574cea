from concurrent.futures import ThreadPoolExecutor
from functools import reduce


def debate(debaters, judge, question, max_rounds=2):
    def statement(name, last):
        told = "".join(f"\n{s['debater']}: {s['statement']}" for s in last if s["debater"] != name)
        try:
            return debaters[name]([{"role": "user", "content": question + told}])["text"]
        except Exception as e:
            return f"ERROR {type(e).__name__} {e}"

    def one_round(done, number):
        with ThreadPoolExecutor(1) as pool:
            said = list(pool.map(lambda n: statement(n, done[-1]), debaters))
        return [*done, [{"round": number, "debater": n, "statement": s} for n, s in zip(debaters, said)]]

    rounds = reduce(one_round, range(1, max_rounds + 1), [[]])
    transcript = sum(rounds, [])
    text = "\n".join(f"{t['debater']} ({t['round']}): {t['statement']}" for t in transcript)
    reply = judge([{"role": "user", "content": f"{question}\n---\n{text}"}])
    return {"verdict": reply["text"], "transcript": transcript}
