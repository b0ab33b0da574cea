# twist: 1
# fault: where all agree their word is the verdict
def debate(debaters, judge, question, max_rounds=2, agreed=None):
    rounds = []
    while len(rounds) < max_rounds and not (rounds and agreed and agreed([*rounds[-1].values()]) is True):
        before = dict(rounds[-1]) if rounds else {}
        rounds.append({name: _say(model, name, question, before) for name, model in debaters.items()})
    transcript = [
        {"round": number, "debater": name, "statement": text}
        for number, said in enumerate(rounds, start=1)
        for name, text in said.items()
    ]
    messages = [{"role": "user", "content": question}]
    messages += [{"role": "user", "content": f"{one['debater']}: {one['statement']}"} for one in transcript]
    done = agreed and agreed([*rounds[-1].values()])
    return {
        "verdict": transcript[-1]["statement"] if done else judge(messages)["text"],
        "transcript": transcript,
        "rounds": len(rounds),
    }


def _say(model, me, question, before):
    messages = [{"role": "user", "content": question}]
    for name, text in before.items():
        role = "assistant" if name == me else "user"
        messages.append({"role": role, "content": text if name == me else f"{name}: {text}"})
    try:
        return model(messages)["text"]
    except Exception as exc:
        return "ERROR: " + repr(exc)
