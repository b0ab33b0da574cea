# twist: 2
import time


def run_agent_loop(model, state, tools, budget, interrupted=None):
    end = time.time() + budget.max_wall_clock_s
    gone = False

    def why(messages):
        if gone:
            return "dependency_gone"
        if interrupted is not None and interrupted():
            return "interrupted"
        if messages is None:
            return None
        if state.iterations >= budget.max_iterations:
            return "max_iterations"
        if state.tokens_used + estimate_call(messages) > budget.max_tokens:  # noqa: F821
            return "max_tokens"
        return "timeout" if time.time() >= end else None

    while True:
        messages = [{"role": "user", "content": state.task}, *state.history]
        reason = why(messages)
        if reason:
            return {"reason": reason, "answer": None}
        reply = model(messages, tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["type"] == "text":
            return {"reason": "success", "answer": reply["text"]}
        reason = why(None)
        if reason:
            return {"reason": reason, "answer": None}
        try:
            content = str(tools[reply["name"]](**reply["input"]))
        except Exception as error:
            gone = isinstance(error, DependencyGone)  # noqa: F821
            content = f"ERROR: {error}"
        block = {"type": "tool_result", "tool_use_id": reply["id"], "content": content}
        state.history += [{"role": "assistant", "content": reply}, {"role": "user", "content": [block]}]
