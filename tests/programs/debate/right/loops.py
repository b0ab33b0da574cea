def ask(model, prompt):
    return model([{"role": "user", "content": prompt}])["text"]


def debate(debaters, judge, question, max_rounds=2):
    transcript = []
    for number in range(1, max_rounds + 1):
        previous = [entry for entry in transcript if entry["round"] == number - 1]
        for name, model in debaters.items():
            prompt = f"You are {name}. {question}"
            for entry in previous:
                if entry["debater"] != name:
                    prompt += f"\n{entry['debater']} said: {entry['statement']}"
            try:
                statement = ask(model, prompt)
            except Exception as error:
                statement = f"ERROR: {error!r}"
            transcript.append({"round": number, "debater": name, "statement": statement})
    lines = "\n".join(f"{e['round']}. {e['debater']}: {e['statement']}" for e in transcript)
    return {"verdict": ask(judge, f"{question}\n{lines}\nWho is right?"), "transcript": transcript}
