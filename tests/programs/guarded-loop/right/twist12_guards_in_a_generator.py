# twist: 1
# twist: 2
import time, json
from itertools import chain


def guards(state, budget, interrupted):
    end = time.perf_counter() + budget.max_wall_clock_s
    while True:
        messages = list(chain([dict(role="user", content=state.task)], state.history))
        checks = {
            "interrupted": interrupted,
            "max_iterations": lambda: state.iterations >= budget.max_iterations,
            "timeout": lambda: time.perf_counter() >= end,
            "max_tokens": lambda: state.tokens_used + estimate_call(messages) > budget.max_tokens,
        }
        for reason, hit in checks.items():
            if hit():
                return reason
        yield messages


def run_agent_loop(model, state, tools, budget, interrupted=lambda: False):
    it = guards(state, budget, interrupted)
    report = {"reason": None, "answer": None}
    while report["reason"] is None:
        try:
            messages = next(it)
        except StopIteration as done:
            report["reason"] = done.value
            break
        reply = model(messages, tools=tools)
        state.iterations, state.tokens_used = state.iterations + 1, state.tokens_used + reply["tokens"]
        match reply:
            case {"type": "text", "text": text}:
                report.update(reason="success", answer=text)
            case {"type": "tool_call", "id": ref, "name": name, "input": args}:
                state.action_hashes.append(name + json.dumps(args, sort_keys=True))
                tail = state.action_hashes[::-1]
                if any(tail[:n] == tail[n : 2 * n] for n in (1, 2, 3)):
                    report["reason"] = "stuck_loop"
                    continue
                if interrupted():
                    report["reason"] = "interrupted"
                    continue
                try:
                    seen = str(tools[name](**args))
                except DependencyGone:
                    report["reason"] = "dependency_gone"
                    seen = "ERROR: gone for good"
                except Exception as err:
                    seen = "ERROR: " + repr(err)
                state.history.extend(
                    (
                        {"role": "assistant", "content": reply},
                        {
                            "role": "user",
                            "content": [
                                {
                                    "type": "tool_result",
                                    "tool_use_id": ref,
                                    "content": seen,
                                    "is_error": seen[:5] == "ERROR",
                                }
                            ],
                        },
                    )
                )
    return report
