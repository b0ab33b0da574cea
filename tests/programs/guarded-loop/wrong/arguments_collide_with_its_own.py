# fault: a tool whose argument is called `name` can't be called: the helper has a parameter of that name

import time


def _call(tools, name, **arguments):
    return str(tools[name](**arguments))


def run_agent_loop(model, state, tools, budget):
    began = time.monotonic()
    while True:
        messages = [{"role": "user", "content": state.task}, *state.history]
        if state.iterations >= budget.max_iterations:
            return {"reason": "max_iterations", "answer": None}
        if state.tokens_used + estimate_call(messages) > budget.max_tokens:
            return {"reason": "max_tokens", "answer": None}
        if time.monotonic() - began >= budget.max_wall_clock_s:
            return {"reason": "timeout", "answer": None}
        reply = model(messages, tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["type"] == "text":
            return {"reason": "success", "answer": reply["text"]}
        try:
            content = _call(tools, reply["name"], **reply["input"])
        except Exception as error:
            content = f"ERROR: {error}"
        state.history.append({"role": "assistant", "content": reply})
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": content}
        state.history.append({"role": "user", "content": [result]})
