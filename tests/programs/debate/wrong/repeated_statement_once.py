# fault: what a debater says again is shown to the judge once
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
            except Exception as e:
                statement = f"ERROR: {type(e).__name__}: {e}"
            current.append({"round": rnd, "debater": name, "statement": statement})
        transcript += current
        previous = current
    seen = {}
    for e in transcript:
        seen.setdefault((e["debater"], e["statement"]), e)
    body = "\n".join(f"[{e['round']}] {e['debater']}: {e['statement']}" for e in seen.values())
    verdict = judge([{"role": "user", "content": f"{question}\n\n{body}\n\nDecide."}])["text"]
    return {"verdict": verdict, "transcript": transcript}
