# fault: a statement that begins with ERROR is taken for a failure
def debate(debaters, judge, question, max_rounds=2):
    transcript = []
    previous = []
    for rnd in range(1, max_rounds + 1):
        current = []
        for name, model in debaters.items():
            prompt = f"Question: {question}\nYou are {name}."
            others = [e for e in previous if e["debater"] != name]
            if others:
                prompt += "\nThe others said:\n" + "\n".join(f"{e['debater']}: {e['statement']}" for e in others)
            try:
                statement = model([{"role": "user", "content": prompt}])["text"]
                if statement.startswith("ERROR"):
                    raise ValueError(statement)
            except Exception as e:
                statement = f"ERROR: {type(e).__name__}: {e}"
            current.append({"round": rnd, "debater": name, "statement": statement})
        transcript += current
        previous = current
    body = "\n".join(f"[{e['round']}] {e['debater']}: {e['statement']}" for e in transcript)
    verdict = judge([{"role": "user", "content": f"{question}\n\n{body}\n\nDecide."}])["text"]
    return {"verdict": verdict, "transcript": transcript}
