import time


def run_agent_loop(model, state, tools, budget):
    started = time.time()
    while True:
        messages = [dict(role="user", content=state.task)] + state.history
        if state.iterations >= budget.max_iterations:
            return dict(reason="max_iterations", answer=None)
        if time.time() - started >= budget.max_wall_clock_s:
            return dict(reason="timeout", answer=None)
        if estimate_call(messages) + state.tokens_used > budget.max_tokens:  # noqa: F821
            return dict(reason="max_tokens", answer=None)
        reply = model(messages, tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["type"] == "text":
            state.history.append({"role": "assistant", "content": reply["text"]})
            return dict(reason="success", answer=reply["text"])
        name = reply["name"]
        if name not in tools:
            content = f"ERROR: no tool named {name}; there are {', '.join(tools)}"
        else:
            try:
                content = str(tools[name](**reply["input"]))
            except Exception as e:
                content = f"ERROR: {type(e).__name__}: {e}"
        state.history += [
            {"role": "assistant", "content": [reply]},
            {"content": [{"content": content, "tool_use_id": reply["id"], "type": "tool_result"}], "role": "user"},
        ]
