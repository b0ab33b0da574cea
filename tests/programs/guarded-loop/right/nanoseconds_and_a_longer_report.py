from time import monotonic_ns


def run_agent_loop(model, state, tools, budget):
    until = monotonic_ns() + int(budget.max_wall_clock_s * 1e9)
    log = []

    def finish(reason, answer=None):
        return {"answer": answer, "reason": reason, "steps": state.iterations, "tokens": state.tokens_used, "log": log}

    def call(reply):
        tool = tools.get(reply["name"])
        if tool is None:
            return "ERROR: there is no tool " + reply["name"]
        arguments = dict(reply["input"])
        try:
            return str(tool(**arguments))
        except Exception as e:
            return "ERROR: " + repr(e)

    while True:
        messages = [dict(role="user", content=state.task), *state.history]
        if monotonic_ns() >= until:
            return finish("timeout")
        if state.tokens_used + estimate_call(messages) > budget.max_tokens:
            return finish("max_tokens")
        if not state.iterations < budget.max_iterations:
            return finish("max_iterations")
        reply = model(messages, tools)
        log.append(reply["type"])
        print("step", state.iterations)
        state.iterations = state.iterations + 1
        state.tokens_used = state.tokens_used + reply["tokens"]
        if reply["type"] == "text":
            return finish("success", reply["text"])
        state.history.append({"role": "assistant", "content": reply})
        observed = {"content": call(reply), "tool_use_id": reply["id"], "type": "tool_result"}
        state.history.append({"content": [observed], "role": "user"})
