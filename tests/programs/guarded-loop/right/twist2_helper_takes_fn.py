# twist: 2
import time, json


def safe_call(fn, **kwargs):
    try:
        return str(fn(**kwargs))
    except DependencyGone:
        raise
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"


def never():
    return False


def run_agent_loop(model, state, tools, budget, interrupted=never):
    t0 = time.monotonic()

    def out(reason, answer=None):
        return {"reason": reason, "answer": answer}

    while True:
        if interrupted():
            return out("interrupted")
        msgs = [{"role": "user", "content": state.task}] + state.history
        if state.iterations >= budget.max_iterations:
            return out("max_iterations")
        if time.monotonic() - t0 >= budget.max_wall_clock_s:
            return out("timeout")
        if state.tokens_used + estimate_call(msgs) > budget.max_tokens:
            return out("max_tokens")
        r = model(msgs, tools)
        state.iterations += 1
        state.tokens_used += r["tokens"]
        if r["type"] == "text":
            return out("success", r["text"])
        state.action_hashes.append(json.dumps({"tool": r["name"], "input": r["input"]}, sort_keys=True))
        h = state.action_hashes
        if any(h[-n:] == h[-2 * n : -n] for n in (1, 2, 3)):
            return out("stuck_loop")
        if interrupted():
            return out("interrupted")
        try:
            obs = safe_call(tools[r["name"]], **r["input"]) if r["name"] in tools else "ERROR: no such tool"
        except DependencyGone as e:
            return out("dependency_gone")
        state.history.append({"role": "assistant", "content": r})
        state.history.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": r["id"], "content": obs}]}
        )
