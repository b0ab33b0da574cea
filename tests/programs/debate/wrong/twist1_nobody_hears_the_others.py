# twist: 1
# fault: with `agreed` nobody is told what the others said
def debate(debaters, judge, question, max_rounds=2, agreed=None):
    transcript = []
    last = []
    held = 0
    while held < max_rounds:
        held += 1
        current = []
        for name, model in debaters.items():
            lines = [question]
            for who, what in last:
                if who != name:
                    lines.append(f"{who} said: {what}")
            try:
                said = model([{"role": "system", "content": f"You are {name}."}, {"role": "user", "content": "\n".join(lines)}])["text"]
            except Exception as error:
                said = f"ERROR: {type(error).__name__}: {error}"
            current.append((name, said))
        transcript += [{"round": held, "debater": who, "statement": what} for who, what in current]
        last = current if agreed is None else []
        if agreed is not None and held < max_rounds and agreed([what for _, what in current]):
            break
    record = "\n".join(f"[{e['round']}] {e['debater']}: {e['statement']}" for e in transcript)
    verdict = judge([{"role": "user", "content": f"Question: {question}\n{record}\nDecide."}])["text"]
    return {"verdict": verdict, "transcript": transcript, "rounds": held}
