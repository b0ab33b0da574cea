import json


def debate(debaters, judge, question, max_rounds=2):
    rounds = []
    while len(rounds) < max_rounds:
        heard = rounds[-1] if rounds else {}
        rounds.append({name: statement_of(model, name, question, heard) for name, model in debaters.items()})
    transcript = [
        {"round": i, "debater": name, "statement": said, "failed": said.startswith("ERROR")}
        for i, held in enumerate(rounds, 1)
        for name, said in held.items()
    ]
    brief = json.dumps({"question": question, "names": list(debaters), "transcript": transcript}, indent=1)
    ruling = judge([{"role": "system", "content": "Judge this debate."}, {"role": "user", "content": brief}])
    return {"verdict": ruling["text"], "transcript": transcript}


def statement_of(model, name, question, heard):
    others = [{"debater": other, "statement": said} for other, said in heard.items() if other != name]
    messages = [
        {"role": "system", "content": f"{name}, argue your case on: {question}"},
        {"role": "user", "content": json.dumps(others) if others else "Begin."},
    ]
    try:
        return model(messages)["text"]
    except Exception as e:
        return "ERROR: %s: %s" % (type(e).__name__, e)
