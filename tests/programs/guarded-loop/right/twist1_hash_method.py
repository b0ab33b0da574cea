# twist: 1
import hashlib
import json
import time


def digest(name, args):
    return hashlib.sha1((name + "\n" + json.dumps(args, sort_keys=True)).encode()).hexdigest()


def in_circles(old, new):
    backwards = [new, *reversed(old)]
    for size in (3, 2, 1):
        first, second = backwards[:size], backwards[size : 2 * size]
        if first == second:
            return True
    return False


def run_agent_loop(model, state, tools, budget):
    started = time.monotonic()

    def stop(reason, answer=None):
        return {"reason": reason, "answer": answer}

    while state.iterations < budget.max_iterations:
        messages = [{"role": "user", "content": state.task}] + list(state.history)
        if state.tokens_used + estimate_call(messages) > budget.max_tokens:  # noqa: F821
            return stop("max_tokens")
        if time.monotonic() - started >= budget.max_wall_clock_s:
            return stop("timeout")
        reply = model(messages, tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["type"] == "text":
            return stop("success", reply["text"])
        new = digest(reply["name"], reply["input"])
        stuck = in_circles(state.action_hashes, new)
        state.action_hashes.append(new)
        state.history.append({"role": "assistant", "content": reply})
        if stuck:
            return stop("stuck_loop")
        try:
            content = str(tools[reply["name"]](**reply["input"]))
        except Exception as problem:
            content = f"ERROR: {problem}"
        state.history.append(
            {"content": [{"content": content, "tool_use_id": reply["id"], "type": "tool_result"}], "role": "user"}
        )
    return stop("max_iterations")
