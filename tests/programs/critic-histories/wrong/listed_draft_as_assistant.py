# fault: the critic gets the draft under the role assistant
class Pair:
    def __init__(self, author, editor):
        self.writer, self.critic = author, editor

    def run(self, question):
        current = self.writer([{"role": "user", "content": question}])["text"]
        log = [{"role": "system", "content": f"You are an editor. Task: {question}"}]
        log.append({"role": "assistant", "content": current})
        return current, self.critic(log)["text"], log


def swap_roles(convo):
    labels = {"assistant": "user", "user": "assistant"}
    return [dict(x, role=labels.get(x["role"], x["role"])) for x in convo]


def draft_and_critique(author, editor, question):
    return Pair(author, editor).run(question)
