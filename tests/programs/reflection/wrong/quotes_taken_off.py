# fault: quotation marks and stars before ACCEPT are taken off
import re


def reflect(writer, critic, task, max_rounds=3):
    def ask(model, *words):
        return model([dict(role="user", content="\n\n".join(words))])["text"]

    text = ask(writer, task)
    for number in range(max_rounds):
        verdict = ask(critic, task, text)
        if re.match(r"\W*accept", verdict, re.IGNORECASE):
            return text, number + 1, "accepted"
        text = ask(writer, task, text, verdict)
    return text, max_rounds, "round limit reached"
