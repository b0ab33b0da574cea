# twist: 1
# twist: 2
from __future__ import annotations
import json, time
from collections.abc import Callable
def _end(reason, answer=None): return {"reason": reason, "answer": answer}
def run_agent_loop(model, state, tools, budget, interrupted: Callable[[], bool] = lambda: False):
    t0 = time.perf_counter()
    def brake(messages):
        if interrupted(): return "interrupted"
        if state.iterations >= budget.max_iterations: return "max_iterations"
        if state.tokens_used + estimate_call(messages) > budget.max_tokens: return "max_tokens"
        if time.perf_counter() - t0 >= budget.max_wall_clock_s: return "timeout"
    while not (why := brake(msgs := [{"role": "user", "content": state.task}, *state.history])):
        reply = model(msgs, tools=tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["type"] == "text": return _end("success", reply["text"])
        if interrupted(): return _end("interrupted")
        sig = json.dumps([reply["name"], reply["input"]], sort_keys=True, default=repr)
        state.action_hashes.append(sig)
        h = state.action_hashes
        if any(len(h) >= 2 * k and h[-k:] == h[-2 * k:-k] for k in (1, 2, 3)): return _end("stuck_loop")
        try: out = str(tools[reply["name"]](**reply["input"]))
        except DependencyGone: return _end("dependency_gone")
        except Exception as e: out = f"ERROR: {e!r}"
        state.history += [{"role": "assistant", "content": reply}, {"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": out}]}]
    return _end(why)
