# twist: 1
def prompt_of(question, entries):
    said = [f"{entry['debater']}: {entry['statement']}" for entry in entries]
    return [{"role": "user", "content": "\n\n".join([question, *said])}]


def debate(debaters, judge, question, max_rounds=2, agreed=None):
    transcript, last = [], []
    rounds = 0
    while rounds < max_rounds:
        rounds += 1
        this = []
        for name, model in debaters.items():
            messages = prompt_of(question, [entry for entry in last if entry["debater"] != name])
            try:
                text = model(messages)["text"]
            except Exception as error:
                text = f"ERROR: {error!r}"
            this.append({"round": rounds, "debater": name, "statement": text})
        transcript.extend(this)
        last = this
        if agreed is not None and agreed([entry["statement"] for entry in this]):
            break
    verdict = judge(prompt_of(question, transcript))["text"]
    return {"verdict": verdict, "transcript": transcript, "rounds": rounds}
