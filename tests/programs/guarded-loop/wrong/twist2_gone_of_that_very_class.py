# twist: 2
# fault: subclasses of DependencyGone are taken for ordinary errors

import time


def run_agent_loop(model, state, tools, budget, interrupted=lambda: False):
    began = time.monotonic()
    while True:
        messages = [{"role": "user", "content": state.task}, *state.history]
        if interrupted():
            return {"reason": "interrupted", "answer": None}
        if state.iterations >= budget.max_iterations:
            return {"reason": "max_iterations", "answer": None}
        if state.tokens_used + estimate_call(messages) > budget.max_tokens:
            return {"reason": "max_tokens", "answer": None}
        if time.monotonic() - began >= budget.max_wall_clock_s:
            return {"reason": "timeout", "answer": None}
        reply = model(messages, tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["type"] == "text":
            return {"reason": "success", "answer": reply["text"]}
        if interrupted():
            return {"reason": "interrupted", "answer": None}
        try:
            content = str(tools[reply["name"]](**reply["input"]))
        except Exception as error:
            if type(error) is DependencyGone:
                return {"reason": "dependency_gone", "answer": None}
            content = f"ERROR: {error}"
        state.history.append({"role": "assistant", "content": reply})
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": content}
        state.history.append({"role": "user", "content": [result]})
