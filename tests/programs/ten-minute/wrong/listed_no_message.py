# fault: dispatch gives the type name of a tool's exception without its message
import inspect


def dispatch(toolbox, called, given):
    if called not in toolbox:
        return f"ERROR: {called} is unknown; known are {', '.join(sorted(toolbox))}"
    callee = toolbox[called]
    try:
        inspect.signature(callee).bind(**given)
    except TypeError as problem:
        return f"ERROR: {called} was not run: {problem}"
    try:
        return str(callee(**given))
    except Exception as problem:
        return f"ERROR: {type(problem).__name__} in {called}"


def answer(toolbox, piece):
    return {
        "type": "tool_result",
        "tool_use_id": piece["id"],
        "content": dispatch(toolbox, piece["name"], piece["input"]),
    }


def run(brain, toolbox, goal, max_steps=5):
    past, rounds = [{"role": "user", "content": goal}], 0
    while rounds < max_steps:
        rounds += 1
        move = brain(past, toolbox)
        chunks = [move] if isinstance(move, dict) else move
        values = [answer(toolbox, p) for p in chunks if p["type"] == "tool_call"]
        if not values:
            return "".join(p["text"] for p in chunks)
        past.append({"role": "assistant", "content": move})
        past.append({"role": "user", "content": values})
    return f"Stopped after {rounds} steps"
