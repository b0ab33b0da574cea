# twist: 1
from fake import FakeModel, text, call


def as_blocks(reply):
    if isinstance(reply, (list, tuple)):
        return reply
    return [reply]


def answer_of(blocks):
    out = ""
    for block in blocks:
        if block["type"] == "tool_call":
            return None
        out += block.get("text", "")
    return out


def results(blocks, tools):
    for block in blocks:
        if block["type"] == "tool_call":
            value = tools[block["name"]](**block["input"])
            yield {"type": "tool_result", "tool_use_id": block["id"], "content": str(value)}


def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]
    used = 0
    while used < max_steps:
        used += 1
        reply = model(history, tools)
        history.append({"role": "assistant", "content": reply})
        answer = answer_of(as_blocks(reply))
        if answer is not None:
            return answer
        history.append({"role": "user", "content": list(results(as_blocks(reply), tools))})
    return "Stopped, out of steps"


script = [text("Both at once."), call("a", "double", n=1), call("b", "double", n=2)], [text("2 and "), text("4")]
print(run(FakeModel(*script), {"double": lambda n: 2 * n}, "double 1 and 2"))
