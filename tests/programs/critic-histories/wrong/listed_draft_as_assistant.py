# fault: the critic gets the draft under the role assistant
class Pair:
    def __init__(self, writer, critic):
        self.writer, self.critic = writer, critic

    def run(self, task):
        draft = self.writer([{"role": "user", "content": task}])["text"]
        history = [{"role": "system", "content": f"You are an editor. Task: {task}"}]
        history.append({"role": "assistant", "content": draft})
        return draft, self.critic(history)["text"], history

def swap_roles(messages):
    names = {"assistant": "user", "user": "assistant"}
    return [dict(m, role=names.get(m["role"], m["role"])) for m in messages]

def draft_and_critique(writer, critic, task):
    return Pair(writer, critic).run(task)
