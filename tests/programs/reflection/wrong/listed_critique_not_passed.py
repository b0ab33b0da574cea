# fault: the revision is asked for without the fix
class Loop:
    def __init__(self, writer, critic):
        self.writer, self.critic = writer, critic

    def say(self, model, content):
        return model([{"role": "user", "content": content}])["text"]

    def run(self, task, max_rounds):
        draft = self.say(self.writer, task)
        for n in range(1, max_rounds + 1):
            note = self.say(self.critic, f"{task}\n{draft}")
            if note.strip().upper().startswith("ACCEPT"):
                return draft, n, "accepted"
            draft = self.say(self.writer, f"{task}\nImprove this draft: {draft}")
        return draft, max_rounds, "round limit reached"


def reflect(writer, critic, task, max_rounds=3):
    return Loop(writer, critic).run(task, max_rounds)
