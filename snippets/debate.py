from fake import FakeModel, text


def ask(model, prompt):
    return model([{"role": "user", "content": prompt}])["text"]


def told(entries):
    return "\n".join(f"{entry['debater']}: {entry['statement']}" for entry in entries)  #: names


def debate(debaters, judge, question, max_rounds=2):
    transcript = []
    for number in range(1, max_rounds + 1):  #: rounds
        before = [entry for entry in transcript if entry["round"] == number - 1]  #: round_before
        for name, model in debaters.items():
            others = [entry for entry in before if entry["debater"] != name]  #: others
            try:
                statement = ask(model, f"{question}\n{told(others)}\nWhat do you say, {name}?")  #: others
            except Exception as error:  #: failure
                statement = f"ERROR: {error!r}"  #: failure
            transcript.append({"round": number, "debater": name, "statement": statement})  #: record
    verdict = ask(judge, f"{question}\n{told(transcript)}\nWho is right, and by which argument?")  #: judge
    return {"verdict": verdict, "transcript": transcript}


if __name__ == "__main__":
    result = debate(
        {
            "Ada": FakeModel(text("It is spam: the link is masked."), text("A newsletter shows its links.")),
            "Ben": FakeModel(text("It is a newsletter."), text("Then I give in: this one hides them.")),
        },
        FakeModel(text("Spam. The masked link was not explained.")),
        "Is this mail spam?",
    )
    for entry in result["transcript"]:
        print(entry["round"], told([entry]))
    print("Verdict:", result["verdict"])
