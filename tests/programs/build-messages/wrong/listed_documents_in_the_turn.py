# fault: the documents are put into the user's turn, not into a message of their own
class Builder:
    def __init__(self, rules_text):
        self.system = rules_text
        self.messages = []

    def build(self, past, ask, corpus):
        for turn in past:
            self.messages.append({"content": turn["content"], "role": turn["role"]})
        if corpus:
            ask = "<context>\n%s\n</context>\n\n%s" % ("\n".join(corpus), ask)
        self.messages.append({"role": "user", "content": ask})
        return {"system": self.system, "messages": self.messages}


def build_messages(rules_text, past, turn_now, retrieved=None):
    return Builder(rules_text).build(past, turn_now, retrieved)
