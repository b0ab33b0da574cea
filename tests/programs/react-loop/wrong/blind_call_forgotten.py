# fault: the assistant message keeps the reply's text, which a tool call has not got, and not the reply
class Conversation:
    def __init__(self, task):
        self.turns = [{"content": task, "role": "user"}]

    def said(self, reply):
        self.turns.append({"role": "assistant", "content": reply.get("text", "")})

    def seen(self, call_id, outcome):
        block = {"type": "tool_result", "tool_use_id": call_id, "content": str(outcome)}
        self.turns.append({"role": "user", "content": [block]})


def run(model, tools, task, max_steps=5):
    talk = Conversation(task)
    for _ in range(max_steps):
        reply = model(talk.turns, tools)
        if reply["type"] == "text":
            return reply["text"]
        talk.said(reply)
        talk.seen(reply["id"], tools[reply["name"]](**reply["input"]))
    return f"Stopped after {max_steps} steps."
