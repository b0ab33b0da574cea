from fake import FakeModel, text


def ask(model, prompt):
    return model([{"role": "user", "content": prompt}])["text"]


def reflect(writer, critic, task, max_rounds=3) -> tuple:
    draft = ask(writer, task)  #: first_draft
    for number in range(1, max_rounds + 1):  #: round_cap
        critique = ask(critic, f"{task}\n\n{draft}\n\nSay ACCEPT, or the one thing to change.")  #: critique
        if critique.lstrip().upper().startswith("ACCEPT"):  #: way_out
            return draft, number, "accepted"  #: accepted
        draft = ask(writer, f"{task}\n\n{draft}\n\nChange this: {critique}")  #: revise
    return draft, max_rounds, "round limit reached"  #: out_of_rounds


if __name__ == "__main__":
    task = "Say in one line what a tide is."
    drafts = [text("The sea moves."), text("The sea rises and falls."), text("The sea rises and falls with the moon.")]
    print(reflect(FakeModel(*drafts), FakeModel(text("How?"), text("Why?"), text("accept, all there")), task))
    print(reflect(FakeModel(*drafts), FakeModel(text("How?"), text("I can't ACCEPT this.")), task, 2))
