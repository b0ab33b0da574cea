# fault: blanks around what a tool returned are taken off
from time import monotonic


def ending(why, answer=None):
    return {"reason": why, "answer": answer}


def run_agent_loop(model, state, tools, budget):
    began = monotonic()
    result = None
    while result is None:
        prompt = [dict(role="user", content=state.task), *state.history]
        if monotonic() - began >= budget.max_wall_clock_s:
            result = ending("timeout")
        elif not state.iterations < budget.max_iterations:
            result = ending("max_iterations")
        elif estimate_call(prompt) + state.tokens_used > budget.max_tokens:
            result = ending("max_tokens")
        else:
            said = model(prompt, tools)
            state.tokens_used += said["tokens"]
            state.iterations += 1
            if said["type"] == "text":
                result = ending("success", said["text"])
            else:
                block = {"content": observe(tools, said["name"], said["input"]), "tool_use_id": said["id"]}
                state.history.append(dict(role="assistant", content=said))
                state.history.append(dict(role="user", content=[{"type": "tool_result", **block}]))
    return result


def observe(tools, name, given):
    try:
        return str(tools[name](**given)).strip()
    except Exception as trouble:
        return f"ERROR: {name}: {trouble!r}"
