# fault: every document gets a context message of its own
class Prompt:
    def __init__(self, system):
        self.system = system
        self.messages = []

    def user(self, text):
        self.messages.append({"role": "user", "content": text})

    def replay(self, history):
        self.messages.extend({"role": m["role"], "content": m["content"]} for m in history)


def build_messages(system, history, user_turn, retrieved=None):
    prompt = Prompt(system)
    prompt.replay(history)
    for doc in retrieved or []:
        prompt.user(f"<context>{doc}</context>")
    prompt.user(user_turn)
    return vars(prompt)
