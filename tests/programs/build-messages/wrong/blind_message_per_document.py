# fault: every document gets a context message of its own
class Prompt:
    def __init__(self, system):
        self.system = system
        self.messages = []

    def user(self, text):
        self.messages.append({"role": "user", "content": text})

    def replay(self, history):
        self.messages.extend({"role": one["role"], "content": one["content"]} for one in history)


def build_messages(system, history, turn, retrieved=None):
    asking = Prompt(system)
    asking.replay(history)
    for doc in retrieved or []:
        asking.user(f"<context>{doc}</context>")
    asking.user(turn)
    return vars(asking)
