# fault: of the critique only 200 characters reach the writer
def asked(model, content):
    return model([{"role": "user", "content": content}])["text"]


def reflect(writer, critic, task, max_rounds=3):
    draft = asked(writer, task)
    for number in range(1, max_rounds + 1):
        note = asked(critic, f"Wanted: {task}\nWritten: {draft}")
        if note.strip().upper().startswith("ACCEPT"):
            return draft, number, "accepted"
        draft = asked(writer, f"Wanted: {task}\nWritten: {draft}\nTo mend: {note[:200]}")
    return draft, max_rounds, "round limit reached"
