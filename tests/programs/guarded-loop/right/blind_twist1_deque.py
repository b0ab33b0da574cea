# twist: 1

import time


def _same(call):
    def freeze(value):
        if isinstance(value, dict):
            return ("d", frozenset((k, freeze(v)) for k, v in value.items()))
        if isinstance(value, list):
            return ("l", tuple(map(freeze, value)))
        return type(value).__name__, value

    return call["name"], freeze(call["input"])


def run_agent_loop(model, state, tools, budget):
    end = time.perf_counter() + budget.max_wall_clock_s
    while True:
        messages = [{"role": "user", "content": state.task}] + state.history
        if state.iterations >= budget.max_iterations:
            return {"reason": "max_iterations", "answer": None}
        if state.tokens_used + estimate_call(messages) > budget.max_tokens:
            return {"reason": "max_tokens", "answer": None}
        if time.perf_counter() >= end:
            return {"reason": "timeout", "answer": None}
        reply = model(messages, tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["type"] == "text":
            return {"reason": "success", "answer": reply["text"]}
        state.action_hashes.append(_same(reply))
        recent = state.action_hashes[::-1]
        if any(len(recent) >= 2 * n and recent[:n] == recent[n : 2 * n] for n in (1, 2, 3)):
            return {"reason": "stuck_loop", "answer": None}
        state.history.append({"role": "assistant", "content": reply})
        try:
            content = str(tools[reply["name"]](**reply["input"]))
        except Exception as error:
            content = f"ERROR {error}"
        state.history.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": content}]}
        )
