# twist: 1
# fault: the first round never ends it
def ask(model, prompt):
    return model([{"role": "user", "content": prompt}])["text"]


def told(entries):
    return "\n".join(f"{entry['debater']}: {entry['statement']}" for entry in entries)


def debate(debaters, judge, question, max_rounds=2, agreed=None):
    transcript = []
    for number in range(1, max_rounds + 1):
        before = [entry for entry in transcript if entry["round"] == number - 1]
        for name, model in debaters.items():
            others = [entry for entry in before if entry["debater"] != name]
            try:
                statement = ask(model, f"{question}\n{told(others)}")
            except Exception as error:
                statement = f"ERROR: {error!r}"
            transcript.append({"round": number, "debater": name, "statement": statement})
        if number > 1 and agreed and agreed([entry["statement"] for entry in transcript[-len(debaters) :]]):
            break
    verdict = ask(judge, f"{question}\n{told(transcript)}\nWho is right?")
    return {"verdict": verdict, "transcript": transcript, "rounds": number}
