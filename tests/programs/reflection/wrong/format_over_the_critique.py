# fault: `format` goes over the critique as well, so one with braces in it breaks the writer's prompt
def asked(model, content):
    return model([{"role": "user", "content": content}])["text"]


def reflect(writer, critic, task, max_rounds=3):
    draft = asked(writer, task)
    for number in range(1, max_rounds + 1):
        note = asked(critic, f"Wanted: {task}\nWritten: {draft}")
        if note.strip().upper().startswith("ACCEPT"):
            return draft, number, "accepted"
        draft = asked(writer, ("Written: {written}\nTo mend: " + note).format(written=draft))
    return draft, max_rounds, "round limit reached"
