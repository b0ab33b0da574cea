# twist: 2
# fault: the call after which the run is interrupted is not counted
import time


def run_agent_loop(model, state, tools, budget, interrupted=None):
    deadline = time.time() + budget.max_wall_clock_s
    while True:
        messages = [{"role": "user", "content": state.task}]
        messages.extend(state.history)
        if interrupted is not None and interrupted():
            return {"reason": "interrupted", "answer": None}
        if state.iterations >= budget.max_iterations:
            return {"reason": "max_iterations", "answer": None}
        if estimate_call(messages) > budget.max_tokens - state.tokens_used:
            return {"reason": "max_tokens", "answer": None}
        if time.time() >= deadline:
            return {"reason": "timeout", "answer": None}
        reply = model(messages, tools)
        if reply["type"] == "text":
            state.iterations += 1
            state.tokens_used += reply["tokens"]
            return {"reason": "success", "answer": reply["text"]}
        if interrupted is not None and interrupted():
            return {"reason": "interrupted", "answer": None}
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["name"] in tools:
            try:
                content = str(tools[reply["name"]](**reply["input"]))
            except DependencyGone:
                return {"reason": "dependency_gone", "answer": None}
            except Exception as error:
                content = "ERROR: " + str(error)
        else:
            content = "ERROR: no such tool"
        state.history += [
            {"role": "assistant", "content": reply},
            {"role": "user", "content": [{"tool_use_id": reply["id"], "content": content, "type": "tool_result"}]},
        ]
