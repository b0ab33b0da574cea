# fault: the results are collected by tool name, so of two calls of one tool one stays without a result
import inspect


def dispatch(known, asked_name, params):
    if asked_name not in known:
        return f"ERROR: {asked_name} is unknown; known are {', '.join(sorted(known))}"
    target = known[asked_name]
    try:
        inspect.signature(target).bind(**params)
    except TypeError as err:
        return f"ERROR: {asked_name} was not run: {err}"
    try:
        return str(target(**params))
    except Exception as err:
        return f"ERROR: {type(err).__name__} in {asked_name}: {err}"


def answer(known, part):
    return {"type": "tool_result", "tool_use_id": part["id"], "content": dispatch(known, part["name"], part["input"])}


def run(ask_model, known, assignment, max_steps=5):
    turns, rounds = [{"role": "user", "content": assignment}], 0
    while rounds < max_steps:
        rounds += 1
        step = ask_model(turns, known)
        pieces = [step] if isinstance(step, dict) else step
        collected = {blk["name"]: answer(known, blk) for blk in pieces if blk["type"] == "tool_call"}
        if not collected:
            return "".join(blk["text"] for blk in pieces)
        turns.append({"role": "assistant", "content": step})
        turns.append({"role": "user", "content": list(collected.values())})
    return f"Stopped after {rounds} steps"
