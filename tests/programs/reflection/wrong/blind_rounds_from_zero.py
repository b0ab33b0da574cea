# fault: the round of an accepted draft is counted from 0
class Loop:
    def __init__(self, writer, critic, task):
        self.writer, self.critic, self.task = writer, critic, task
        self.draft = writer([{"role": "user", "content": task}])["text"]

    def critique(self):
        text = f"Task: {self.task}\nDraft: {self.draft}\nStart with ACCEPT if it is good."
        return self.critic([{"role": "user", "content": text}])["text"].strip()

    def revise(self, note):
        text = f"{self.task}\nYour draft: {self.draft}\nTo fix: {note}"
        self.draft = self.writer([{"role": "user", "content": text}])["text"]


def reflect(writer, critic, task, max_rounds=3):
    loop = Loop(writer, critic, task)
    for i in range(max_rounds):
        note = loop.critique()
        if note.lower().startswith("accept"):
            return (loop.draft, i, "accepted")
        loop.revise(note)
    return (loop.draft, max_rounds, "round limit reached")
