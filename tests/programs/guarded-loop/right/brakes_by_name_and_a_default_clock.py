import time


def run_agent_loop(model, state, tools, budget, clock=time.monotonic, estimate=lambda m: estimate_call(m)):
    began = clock()
    over = {
        "max_iterations": lambda _: state.iterations >= budget.max_iterations,
        "max_tokens": lambda m: state.tokens_used + estimate(m) > budget.max_tokens,
        "timeout": lambda _: clock() - began >= budget.max_wall_clock_s,
    }
    while True:
        messages = [{"role": "user", "content": state.task}, *state.history]
        for reason, holds in over.items():
            if holds(messages):
                return {"reason": reason, "answer": None}
        reply = model(messages, tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if "text" in reply:
            state.history.append({"role": "assistant", "content": reply})
            return {"reason": "success", "answer": reply["text"]}
        state.history.append({"role": "assistant", "content": [reply]})
        tool = tools.get(reply["name"], None)
        try:
            out = str(tool(**reply["input"])) if callable(tool) else "ERROR: no tool " + reply["name"]
        except Exception as e:
            out = "ERROR: " + str(e)
        block = dict(content=out, tool_use_id=reply["id"], type="tool_result")
        state.history.append(dict(content=[block], role="user"))
