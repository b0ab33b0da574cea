"""A toolbox that knows its tools, a log that knows its messages, and a loop of six lines."""

from dataclasses import dataclass, field
from inspect import signature


def dispatch(tools, name, args):
    def error(*words):
        return " ".join(["ERROR", name, *map(str, words)])

    if not (tool := tools.get(name)):
        return error("is unknown; known:", *tools)
    try:
        call = signature(tool).bind(**args)
    except TypeError as misfit:
        return error("misfit:", misfit)
    try:
        return str(tool(*call.args, **call.kwargs))
    except Exception as failure:
        return error(type(failure).__name__, failure)


@dataclass
class Log:
    task: str
    messages: list = field(default_factory=list)

    def __post_init__(self):
        self.add("user", self.task)

    def add(self, role, content):
        self.messages.append({"role": role, "content": content})


def run(model, tools, task, max_steps=5):
    log = Log(task)
    while (max_steps := max_steps - 1) >= 0:
        reply = model(log.messages, tools=tools)
        blocks = [reply] if isinstance(reply, dict) else reply
        wanted = {block["id"]: (block["name"], block["input"]) for block in blocks if block["type"] == "tool_call"}
        if not wanted:
            return " ".join(block["text"] for block in blocks)
        log.add("assistant", blocks)
        log.add(
            "user",
            [dict(type="tool_result", tool_use_id=id, content=dispatch(tools, *asked)) for id, asked in wanted.items()],
        )
    return "Stopped, the steps are used up"
