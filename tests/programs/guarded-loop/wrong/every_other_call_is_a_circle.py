# twist: 1
# fault: A-x-A-y-A counts as a circle
import json
import time


def same(call):
    return json.dumps([call["name"], call["input"]], sort_keys=True)


def circles(hs):
    if len(hs) > 4 and hs[-1] == hs[-3] == hs[-5]:
        return True
    return any(len(hs) >= 2 * n and hs[-n:] == hs[-2 * n : -n] for n in (1, 2, 3))


def run_agent_loop(model, state, tools, budget):
    start = time.monotonic()
    while True:
        messages = [{"role": "user", "content": state.task}] + state.history
        if state.iterations >= budget.max_iterations:
            return {"reason": "max_iterations", "answer": None}
        if state.tokens_used + estimate_call(messages) > budget.max_tokens:
            return {"reason": "max_tokens", "answer": None}
        if time.monotonic() - start >= budget.max_wall_clock_s:
            return {"reason": "timeout", "answer": None}
        reply = model(messages, tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["type"] == "text":
            return {"reason": "success", "answer": reply["text"]}
        state.action_hashes.append(same(reply))
        if circles(state.action_hashes):
            return {"reason": "stuck_loop", "answer": None}
        try:
            content = str(tools[reply["name"]](**reply["input"]))
        except Exception as e:
            content = f"ERROR: {type(e).__name__}: {e}"
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": content}
        state.history += [{"role": "assistant", "content": reply}, {"role": "user", "content": [result]}]
