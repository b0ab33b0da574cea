# fault: the word ACCEPT counts wherever it stands in the critique
def ask(model, *parts):
    return model([{"role": "user", "content": "\n\n".join(parts)}])["text"]


def reflect(writer, critic, task, max_rounds=3):
    draft = ask(writer, task)
    for number in range(1, max_rounds + 1):
        note = ask(critic, "Say ACCEPT or what to fix.", task, draft)
        if "ACCEPT" in note.upper():
            return draft, number, "accepted"
        draft = ask(writer, task, draft, "Fix this: " + note)
    return draft, max_rounds, "round limit reached"
