# fault: the steps are kept in a list of the run, not in the state
import time


def run_agent_loop(model, state, tools, budget):
    end = time.monotonic() + budget.max_wall_clock_s
    history = list(state.history)
    while True:
        messages = [{"role": "user", "content": state.task}, *history]
        if state.iterations >= budget.max_iterations:
            return {"reason": "max_iterations", "answer": None}
        if state.tokens_used + estimate_call(messages) > budget.max_tokens:  # noqa: F821
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
        history.append({"role": "assistant", "content": reply})
        history.append({"role": "user", "content": [block]})
