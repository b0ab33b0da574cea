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
        said = model(messages, tools)
        state.iterations += 1
        state.tokens_used += said["tokens"]
        if said["type"] == "text":
            return {"reason": "success", "answer": said["text"]}
        state.action_hashes.append(_same(said))
        recent = state.action_hashes[::-1]
        if any(len(recent) >= 2 * n and recent[:n] == recent[n : 2 * n] for n in (1, 2, 3)):
            return {"reason": "stuck_loop", "answer": None}
        state.history.append({"role": "assistant", "content": said})
        try:
            content = str(tools[said["name"]](**said["input"]))
        except Exception as error:
            content = f"ERROR {error}"
        state.history.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": said["id"], "content": content}]}
        )
