# fault: the tools are not passed to the model
import inspect


def dispatch(known, called, given):
    if called not in known:
        return f"ERROR: {called} is unknown; known are {', '.join(sorted(known))}"
    callee = known[called]
    try:
        inspect.signature(callee).bind(**given)
    except TypeError as error:
        return f"ERROR: {called} was not run: {error}"
    try:
        return str(callee(**given))
    except Exception as error:
        return f"ERROR: {type(error).__name__} in {called}: {error}"


def answer(known, item):
    return {"type": "tool_result", "tool_use_id": item["id"], "content": dispatch(known, item["name"], item["input"])}


def run(brain, known, question, max_steps=5):
    convo, n_steps = [{"role": "user", "content": question}], 0
    while n_steps < max_steps:
        n_steps += 1
        move = brain(convo)
        parts = [move] if isinstance(move, dict) else move
        collected = [answer(known, blk) for blk in parts if blk["type"] == "tool_call"]
        if not collected:
            return "".join(blk["text"] for blk in parts)
        convo.append({"role": "assistant", "content": move})
        convo.append({"role": "user", "content": collected})
    return f"Stopped after {n_steps} steps"
