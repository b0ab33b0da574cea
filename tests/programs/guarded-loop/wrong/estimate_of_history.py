# fault: the estimate is of the history, not of what is sent
import time


def run_agent_loop(model, state, tools, budget):
    end = time.monotonic() + budget.max_wall_clock_s
    while True:
        messages = [{"role": "user", "content": state.task}, *state.history]
        if state.iterations >= budget.max_iterations:
            return {"reason": "max_iterations", "answer": None}
        if state.tokens_used + estimate_call(state.history) > budget.max_tokens:  # noqa: F821
            return {"reason": "max_tokens", "answer": None}
        if time.monotonic() >= end:
            return {"reason": "timeout", "answer": None}
        reply = model(messages, tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["type"] == "text":
            return {"reason": "success", "answer": reply["text"]}
        try:
            result = str(tools[reply["name"]](**reply["input"]))
        except Exception as error:
            result = f"ERROR: {error}"
        block = {"type": "tool_result", "tool_use_id": reply["id"], "content": result}
        state.history.append({"role": "assistant", "content": reply})
        state.history.append({"role": "user", "content": [block]})
