# fault: a debater that failed is replaced in the dict of the caller
def debate(debaters, judge, question, max_rounds=2):
    transcript, last = [], []
    for r in range(1, max_rounds + 1):
        now = []
        for name, model in debaters.items():
            prompt = f"You are {name}. Question: {question}\n"
            for entry in last:
                if entry["debater"] != name:
                    prompt += f"{entry['debater']} said: {entry['statement']}\n"
            try:
                statement = model([{"role": "user", "content": prompt}])["text"]
            except Exception as e:
                statement = f"ERROR: {type(e).__name__}: {e}"
                debaters[name] = lambda messages, failed=model: failed(messages)
            now.append({"round": r, "debater": name, "statement": statement})
        transcript += now
        last = now
    lines = "\n".join(f"Round {e['round']}, {e['debater']}: {e['statement']}" for e in transcript)
    verdict = judge([{"role": "user", "content": f"{question}\n\n{lines}\n\nWho is right?"}])["text"]
    return {"verdict": verdict, "transcript": transcript}
