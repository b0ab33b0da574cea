# fault: ACCEPT anywhere in the critique is a yes
def reflect(writer, critic, task, max_rounds=3):
    def ask(model, words):
        return model([{"role": "user", "content": words}])["text"]

    draft = ask(writer, task)
    done = 0
    while done < max_rounds:
        done += 1
        critique = ask(critic, f"Task: {task}\nDraft: {draft}\nBegin with ACCEPT when it is good.")
        if "ACCEPT" in critique.upper():
            return draft, done, "accepted"
        draft = ask(writer, f"Task: {task}\nDraft: {draft}\nFix this: {critique}")
    return draft, max_rounds, "round limit reached"
