# twist: 1
# fault: the order of the keys makes another call

import json
import time


def run_agent_loop(model, state, tools, budget):
    began = time.monotonic()
    while True:
        messages = [{"role": "user", "content": state.task}, *state.history]
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
        action = json.dumps([reply["name"], reply["input"]])
        state.action_hashes.append(action)
        run = state.action_hashes
        for n in (1, 2, 3):
            if len(run) >= 2 * n and run[-n:] == run[-2 * n : -n]:
                return {"reason": "stuck_loop", "answer": None}
        state.history.append({"role": "assistant", "content": reply})
        try:
            content = str(tools[reply["name"]](**reply["input"]))
        except Exception as error:
            content = f"ERROR {error}"
        block = {"type": "tool_result", "tool_use_id": reply["id"], "content": content}
        state.history.append({"role": "user", "content": [block]})
