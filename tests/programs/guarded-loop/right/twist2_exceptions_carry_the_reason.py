# twist: 2

import contextlib
import time


class End(Exception):
    pass


def run_agent_loop(model, state, tools, budget, interrupted=lambda: False):
    began = time.time()

    def guard(reason, holds):
        if holds:
            raise End(reason)

    def step():
        messages = [{"role": "user", "content": state.task}, *state.history]
        guard("interrupted", interrupted())
        guard("max_iterations", state.iterations >= budget.max_iterations)
        guard("timeout", time.time() - began >= budget.max_wall_clock_s)
        guard("max_tokens", state.tokens_used + estimate_call(messages) > budget.max_tokens)
        reply = model(messages, tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["type"] == "text":
            return reply["text"]
        guard("interrupted", interrupted())
        try:
            content = str(tools[reply["name"]](**reply["input"]))
        except DependencyGone as gone:
            raise End("dependency_gone") from gone
        except Exception as error:
            content = f"ERROR: {error}"
        state.history.append({"role": "assistant", "content": reply})
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": content}
        state.history.append({"role": "user", "content": [result]})
        return None

    try:
        while (answer := step()) is None:
            pass
        return {"reason": "success", "answer": answer}
    except End as end:
        return {"reason": end.args[0], "answer": None}
