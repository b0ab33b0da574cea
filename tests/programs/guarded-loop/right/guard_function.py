from __future__ import annotations

import time
from typing import Any, Callable


def reason_to_stop(state, budget, messages, deadline) -> str | None:
    if state.iterations >= budget.max_iterations:
        return "max_iterations"
    if state.tokens_used + estimate_call(messages) > budget.max_tokens:  # noqa: F821
        return "max_tokens"
    if time.monotonic() > deadline:
        return "timeout"
    return None


def observe(tools: dict[str, Callable[..., Any]], name: str, args: dict[str, Any]) -> str:
    try:
        return str(tools[name](**args))
    except Exception as error:
        return "ERROR: " + repr(error)


def run_agent_loop(model, state, tools, budget) -> dict[str, Any]:
    deadline = time.monotonic() + budget.max_wall_clock_s
    reason, answer = None, None
    while reason is None:
        messages = [{"role": "user", "content": state.task}, *state.history]
        reason = reason_to_stop(state, budget, messages, deadline)
        if reason is None:
            reply = model(messages, tools=tools)
            state.iterations, state.tokens_used = state.iterations + 1, state.tokens_used + reply["tokens"]
            if reply["type"] == "text":
                reason, answer = "success", reply["text"]
            else:
                result = observe(tools, reply["name"], reply["input"])
                block = {"type": "tool_result", "tool_use_id": reply["id"], "content": result}
                state.history.append({"role": "assistant", "content": reply})
                state.history.append({"role": "user", "content": [block]})
    return {"reason": reason, "answer": answer, "steps": state.iterations, "ok": reason == "success"}
