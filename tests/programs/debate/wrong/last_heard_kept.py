# fault: who was asked last hears the round that is going on
def ask(model, prompt):
    return model([{"role": "user", "content": prompt}])["text"]


def told(entries):
    return "\n".join(f"{entry['debater']}: {entry['statement']}" for entry in entries)


def debate(debaters, judge, question, max_rounds=2):
    transcript = []
    for number in range(1, max_rounds + 1):
        before = [entry for entry in transcript if entry["round"] == number - 1]
        for name, model in debaters.items():
            if name == list(debaters)[-1] and number > 1:
                before = before + transcript[-len(debaters) + 1 :]
            others = [entry for entry in before if entry["debater"] != name]
            try:
                statement = ask(model, f"{question}\n{told(others)}")
            except Exception as error:
                statement = f"ERROR: {error!r}"
            transcript.append({"round": number, "debater": name, "statement": statement})
    verdict = ask(judge, f"{question}\n{told(transcript)}\nWho is right?")
    return {"verdict": verdict, "transcript": transcript}
