# fault: never more than five rounds
def debate(debaters, judge, question, max_rounds=2):
    transcript, last = [], {}
    for number in range(1, min(max_rounds, 5) + 1):
        now = {}
        for name, model in debaters.items():
            heard = [f"{other}: {said}" for other, said in last.items() if other != name]
            now[name] = ask(model, "\n".join([question, *heard]))
        transcript += [{"round": number, "debater": name, "statement": said} for name, said in now.items()]
        last = now
    lines = [f"Round {one['round']}, {one['debater']}: {one['statement']}" for one in transcript]
    verdict = judge([{"role": "user", "content": "\n".join([question, *lines])}])["text"]
    return {"verdict": verdict, "transcript": transcript}


def ask(model, prompt):
    try:
        return model([{"role": "user", "content": prompt}])["text"]
    except Exception as error:
        return f"ERROR: {type(error).__name__}: {error}"
