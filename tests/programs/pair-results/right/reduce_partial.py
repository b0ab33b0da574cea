from functools import partial, reduce


def answer(tools, done, block):
    if block["type"] != "tool_call":
        return done
    run = partial(tools[block["name"]], **block["input"])
    return done + [{"type": "tool_result", "tool_use_id": block["id"], "content": str(run())}]


def pair_results(blocks, tools):
    return {"role": "user", "content": reduce(partial(answer, tools), blocks, [])}
