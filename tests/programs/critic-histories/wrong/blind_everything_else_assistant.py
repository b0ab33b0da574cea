# fault: every role but assistant becomes assistant, a system message too
class History(list):
    def say(self, role, content):
        self.append({"role": role, "content": content})
        return self


def swap_roles(messages):
    swapped = []
    for message in messages:
        copy = dict(message)
        copy["role"] = "user" if message["role"] == "assistant" else "assistant"
        swapped.append(copy)
    return swapped


def draft_and_critique(writer, critic, task):
    draft = writer(History().say("user", task))["text"]
    for_critic = History().say("system", "Find the weakest point.").say("user", draft)
    return draft, critic(for_critic)["text"], for_critic
