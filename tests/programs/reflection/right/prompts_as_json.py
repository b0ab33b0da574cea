import json


def reflect(writer, critic, task, max_rounds=3):
    def ask(model, **parts):
        return model([{"role": "user", "content": json.dumps(parts, indent=1)}])["text"]

    text = ask(writer, task=task)
    for number in range(max_rounds):
        verdict = ask(critic, task=task, text=text)
        if verdict.strip().upper().startswith("ACCEPT"):
            return text, number + 1, "accepted"
        text = ask(writer, text=text, fix=verdict)
    return text, max_rounds, "round limit reached"
