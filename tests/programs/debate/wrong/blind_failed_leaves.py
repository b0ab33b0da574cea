# fault: a debater that failed is not asked again
def debate(debaters, judge, question, max_rounds=2):
    transcript = []
    for number, said in enumerate(_rounds(debaters, question, max_rounds), 1):
        transcript += [{"round": number, "debater": name, "statement": text} for name, text in said]
    record = "\n".join(f"{one['debater']} (round {one['round']}): {one['statement']}" for one in transcript)
    reply = judge([{"role": "user", "content": f"{question}\n\n{record}\n\nDecide."}])
    return {"verdict": reply["text"], "transcript": transcript}


def _rounds(debaters, question, limit):
    said = ()
    for _ in range(limit):
        gone = {name for name, text in said if text.startswith("ERROR")}
        said = tuple(
            (name, dict(said)[name] if name in gone else _ask(model, name, question, said))
            for name, model in debaters.items()
        )
        yield said


def _ask(model, me, question, said):
    heard = [f"{name} says: {text}" for name, text in said if name != me]
    messages = [{"role": "user", "content": question}]
    if heard:
        messages.append({"role": "user", "content": "\n".join(heard)})
    try:
        return model(messages)["text"]
    except Exception as error:
        return f"ERROR: {error!r}"
