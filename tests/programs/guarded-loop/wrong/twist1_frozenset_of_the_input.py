# twist: 1
# fault: an input with a list in it can't be hashed, and the loop raises
import json
import time


def run_agent_loop(model, state, tools, budget):
    began = time.monotonic()

    def stop(reason, answer=None):
        return {"reason": reason, "answer": answer}

    while True:
        messages = [{"role": "user", "content": state.task}] + state.history
        if state.iterations >= budget.max_iterations:
            return stop("max_iterations")
        if state.tokens_used + estimate_call(messages) > budget.max_tokens:
            return stop("max_tokens")
        if time.monotonic() - began >= budget.max_wall_clock_s:
            return stop("timeout")
        reply = model(messages, tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["type"] == "text":
            return stop("success", reply["text"])
        state.action_hashes.append(hash((reply["name"], frozenset(reply["input"].items()))))
        h = state.action_hashes
        if any(len(h) >= 2 * n and h[-n:] == h[-2 * n : -n] for n in (1, 2, 3)):
            return stop("stuck_loop")
        try:
            result = str(tools[reply["name"]](**reply["input"]))
        except Exception as e:
            result = f"ERROR: {e!r}"
        state.history.append({"role": "assistant", "content": reply})
        state.history.append(
            {"role": "user", "content": [{"tool_use_id": reply["id"], "content": result, "type": "tool_result"}]}
        )
