# fault: a call that comes again gets the result of the first one
import time


def run_agent_loop(model, state, tools, budget):
    start = time.monotonic()
    memo = {}
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
        try:
            key = reply["name"], repr(reply["input"])
            if key not in memo:
                memo[key] = str(tools[reply["name"]](**reply["input"]))
            content = memo[key]
        except Exception as e:
            content = f"ERROR: {type(e).__name__}: {e}"
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": content}
        state.history += [{"role": "assistant", "content": reply}, {"role": "user", "content": [result]}]
