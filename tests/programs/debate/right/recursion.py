def hold(debaters, question, left, past=()):
    """The statements of `left` more rounds, each a tuple of round, name and text."""
    if left == 0:
        return past
    number = past[-1][0] + 1 if past else 1
    now = []
    for name in debaters:
        known = [f"[{who}] {text}" for n, who, text in past if n < number and who != name]
        own = [f"(you) {text}" for n, who, text in past if who == name]
        prompt = "\n".join(["Question: " + question, *own, *known])
        try:
            reply = debaters[name]([{"role": "user", "content": prompt}])
        except Exception as error:
            reply = {"text": "ERROR: " + repr(error)}
        now.append((number, name, reply["text"]))
    return hold(debaters, question, left - 1, (*past, *now))


def debate(debaters, judge, question, max_rounds=2):
    past = hold(debaters, question, max_rounds)
    parts = [{"type": "text", "text": f"{who}: {text}"} for _, who, text in past]
    content = [{"type": "text", "text": f"{' or '.join(debaters)}? {question}"}, *parts]
    verdict = judge([{"role": "user", "content": content}])["text"]
    keys = ("round", "debater", "statement")
    return {"transcript": [dict(zip(keys, row)) for row in past], "verdict": verdict}
