from functools import partial
from operator import itemgetter


def answer(tools, block):
    uid, name, kw = itemgetter("id", "name", "input")(block)
    return dict(type="tool_result", tool_use_id=uid, content=str(partial(tools[name], **kw)()))


def is_call(block):
    return block["type"] == "tool_call"


def pair_results(blocks, tools):
    return dict(role="user", content=list(map(partial(answer, tools), filter(is_call, blocks))))
