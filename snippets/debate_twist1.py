from fake import FakeModel, text


def ask(model, prompt):
    return model([{"role": "user", "content": prompt}])["text"]


def told(entries):
    return "\n".join(f"{entry['debater']}: {entry['statement']}" for entry in entries)  #: names


def debate(debaters, judge, question, max_rounds=2, agreed=None):
    transcript, before = [], []
    for number in range(1, max_rounds + 1):  #: rounds
        now = []
        for name, model in debaters.items():
            others = [entry for entry in before if entry["debater"] != name]  #: others
            try:
                statement = ask(model, f"{question}\n{told(others)}\nWhat do you say, {name}?")  #: others
            except Exception as error:  #: failure
                statement = f"ERROR: {error!r}"  #: failure
            now.append({"round": number, "debater": name, "statement": statement})  #: record
        before = now  #: round_before
        transcript += now  #: record
        if agreed and agreed([entry["statement"] for entry in now]):  #: agreement
            break
    verdict = ask(judge, f"{question}\n{told(transcript)}\nWho is right, and by which argument?")  #: judge
    return {"verdict": verdict, "transcript": transcript, "rounds": number}  #: agreement


if __name__ == "__main__":
    result = debate(
        {
            "Ada": FakeModel(text("spam: the link is masked"), text("spam: it is masked")),
            "Ben": FakeModel(text("no spam: it is a newsletter"), text("spam: this one hides its link")),
        },
        FakeModel(text("Both say spam; the masked link bears it out.")),
        "Is this mail spam?",
        max_rounds=5,
        agreed=lambda statements: len({statement.partition(":")[0] for statement in statements}) == 1,
    )
    print(result["rounds"], "rounds")
    print("Verdict:", result["verdict"])
