# fault: the results stand under the role assistant
import inspect


def dispatch(registry, which, payload):
    if which not in registry:
        return f"ERROR: {which} is unknown; known are {', '.join(sorted(registry))}"
    func = registry[which]
    try:
        inspect.signature(func).bind(**payload)
    except TypeError as trouble:
        return f"ERROR: {which} was not run: {trouble}"
    try:
        return str(func(**payload))
    except Exception as trouble:
        return f"ERROR: {type(trouble).__name__} in {which}: {trouble}"


def answer(registry, chunk):
    return {
        "type": "tool_result",
        "tool_use_id": chunk["id"],
        "content": dispatch(registry, chunk["name"], chunk["input"]),
    }


def run(ask_model, registry, question, max_steps=5):
    turns, made = [{"role": "user", "content": question}], 0
    while made < max_steps:
        made += 1
        output = ask_model(turns, registry)
        pieces = [output] if isinstance(output, dict) else output
        got_all = [answer(registry, blk) for blk in pieces if blk["type"] == "tool_call"]
        if not got_all:
            return "".join(blk["text"] for blk in pieces)
        turns.append({"role": "assistant", "content": output})
        turns.append({"role": "assistant", "content": got_all})
    return f"Stopped after {made} steps"
