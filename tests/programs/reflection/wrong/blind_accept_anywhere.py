# fault: the word ACCEPT counts wherever it stands in the critique
def ask(model, *parts):
    return model([{"role": "user", "content": "\n\n".join(parts)}])["text"]


def reflect(writer, critic, task, max_rounds=3):
    version = ask(writer, task)
    for number in range(1, max_rounds + 1):
        note = ask(critic, "Say ACCEPT or what to fix.", task, version)
        if "ACCEPT" in note.upper():
            return version, number, "accepted"
        version = ask(writer, task, version, "Fix this: " + note)
    return version, max_rounds, "round limit reached"
