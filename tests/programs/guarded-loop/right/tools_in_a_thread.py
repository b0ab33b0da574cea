import time
from concurrent.futures import ThreadPoolExecutor


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
        try:
            with ThreadPoolExecutor(1) as pool:
                content = str(pool.submit(tools[reply["name"]], **reply["input"]).result())
        except Exception as e:
            content = f"ERROR: {type(e).__name__}: {e}"
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": content}
        state.history += [{"role": "assistant", "content": reply}, {"role": "user", "content": [result]}]
