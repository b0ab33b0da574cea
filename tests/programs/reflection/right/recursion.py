def ask(model, *lines):
    return model([{"role": "user", "content": "\n".join(lines)}])["text"]


def reflect(writer, critic, task, max_rounds=3):
    def go(draft, done):
        if done == max_rounds:
            return draft, max_rounds, "round limit reached"
        note = ask(critic, "Task:", task, "Draft:", draft, "Say ACCEPT or one fix.")
        if note.lstrip().upper().startswith("ACCEPT"):
            return draft, done + 1, "accepted"
        return go(ask(writer, "Rewrite.", draft, note), done + 1)

    return go(ask(writer, task), 0)
