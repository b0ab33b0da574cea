class Builder(list):
    def say(self, role, content):
        self.append({"role": role, "content": content})
        return self


def build_messages(system, history, user_turn, retrieved=None):
    b = Builder()
    for h in history:
        b.say(h["role"], h["content"])
    match retrieved:
        case None | []:
            pass
        case docs:
            b.say("user", "<context>\n" + "\n---\n".join(docs) + "\n</context>")
    return {"messages": b.say("user", user_turn), "system": system}
