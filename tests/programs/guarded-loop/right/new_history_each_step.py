import time, types


def run_agent_loop(model, state, tools, budget):
    start = time.monotonic()
    tools_view = types.MappingProxyType(tools)
    end = lambda why, answer=None: {
        "reason": why,
        "answer": answer,
        "iterations": state.iterations,
        "tokens": state.tokens_used,
    }
    while True:
        msgs = ({"role": "user", "content": state.task}, *state.history)
        over = (
            (state.iterations >= budget.max_iterations and "max_iterations")
            or (state.tokens_used + estimate_call(list(msgs)) > budget.max_tokens and "max_tokens")
            or (time.monotonic() - start >= budget.max_wall_clock_s and "timeout")
        )
        if over:
            return end(over)
        reply = model(list(msgs), tools)
        state.iterations, state.tokens_used = state.iterations + 1, state.tokens_used + reply.get("tokens", 0)
        if reply["type"] != "tool_call":
            return end("success", reply["text"])
        try:
            out = str(tools_view[reply["name"]](**reply["input"]))
        except KeyError as e:
            out = f"ERROR: KeyError {e}"
        except Exception as e:
            out = "ERROR: " + type(e).__name__
        state.history = [
            *state.history,
            {"role": "assistant", "content": [reply]},
            {"role": "user", "content": ({"content": out, "tool_use_id": reply["id"], "type": "tool_result"},)},
        ]
