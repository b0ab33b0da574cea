# fault: `format` goes over the draft as well, so one with braces in it breaks the critic's prompt
def asked(model, content):
    return model([{"role": "user", "content": content}])["text"]


def reflect(writer, critic, task, max_rounds=3):
    draft = asked(writer, task)
    for number in range(1, max_rounds + 1):
        note = asked(critic, ("Wanted: {wanted}\nWritten: " + draft).format(wanted=task))
        if note.strip().upper().startswith("ACCEPT"):
            return draft, number, "accepted"
        draft = asked(writer, f"Wanted: {task}\nWritten: {draft}\nTo mend: {note}")
    return draft, max_rounds, "round limit reached"
