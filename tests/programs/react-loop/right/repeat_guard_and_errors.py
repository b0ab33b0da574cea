"""A loop that is more careful than it was asked to be: it stops when the model
asks for the very same thing twice in a row and hands tool errors to the model."""


class Msg(dict):
    pass


class Text(str):
    pass


def user(content):
    return Msg(role="user", content=content)


def run(model, tools, task, max_steps=5):
    history, previous = [user(task)], None
    for step in range(max_steps):
        reply = model(history, tools)
        if reply["type"] == "text":
            return Text(reply["text"])
        current = (reply["name"], reply["input"])
        if current == previous:
            return f"Stopped: {reply['name']} was called twice with the same input"
        previous = current
        try:
            content, failed = str(tools[reply["name"]](**reply["input"])), False
        except Exception as exc:
            content, failed = f"ERROR: {type(exc).__name__}: {exc}", True
        history.append(Msg(role="assistant", content=reply))
        history.append(user([Msg(type="tool_result", tool_use_id=reply["id"], content=content, is_error=failed)]))
    else:
        return "Stopped: step budget exhausted."
