# fault: the documents are put into the user's turn, not into a message of their own
class Builder:
    def __init__(self, system):
        self.system = system
        self.messages = []

    def build(self, history, question, docs):
        for turn in history:
            self.messages.append({"role": turn["role"], "content": turn["content"]})
        if docs:
            question = "<context>\n%s\n</context>\n\n%s" % ("\n".join(docs), question)
        self.messages.append({"role": "user", "content": question})
        return {"system": self.system, "messages": self.messages}

def build_messages(system, history, user_turn, retrieved=None):
    return Builder(system).build(history, user_turn, retrieved)
