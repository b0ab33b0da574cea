import json
import time

from fake import FakeModel, call


#: given
class LoopState:
    def __init__(self, task):
        self.task = task
        self.history = []
        self.action_hashes = []
        self.iterations = 0
        self.tokens_used = 0


class LoopBudget:
    def __init__(self, max_iterations=12, max_tokens=40_000, max_wall_clock_s=60.0):
        self.max_iterations = max_iterations
        self.max_tokens = max_tokens
        self.max_wall_clock_s = max_wall_clock_s


class DependencyGone(Exception):
    pass


def estimate_call(messages):
    return len(str(messages)) // 4 + 500


#: end


def run_agent_loop(model, state, tools, budget):
    end = time.monotonic() + budget.max_wall_clock_s  #: deadline
    while True:
        messages = [{"role": "user", "content": state.task}, *state.history]  #: whole_story
        if state.iterations >= budget.max_iterations:  #: step_cap
            return {"reason": "max_iterations", "answer": None}
        if state.tokens_used + estimate_call(messages) > budget.max_tokens:  #: call_to_come
            return {"reason": "max_tokens", "answer": None}
        if time.monotonic() >= end:  #: deadline
            return {"reason": "timeout", "answer": None}
        reply = model(messages, tools)
        state.iterations += 1  #: count_use
        state.tokens_used += reply["tokens"]  #: count_use
        if reply["type"] == "text":  #: success
            return {"reason": "success", "answer": reply["text"]}  #: success
        action = json.dumps([reply["name"], reply["input"]], sort_keys=True)  #: whole_action
        state.action_hashes.append(action)  #: remember_actions
        seen = state.action_hashes
        if any(seen[-n:] == seen[-2 * n : -n] for n in (1, 2, 3)):  #: cycles
            return {"reason": "stuck_loop", "answer": None}  #: before_acting
        try:
            result = str(tools[reply["name"]](**reply["input"]))  #: observe
        except Exception as error:
            result = f"ERROR: {error!r}"  #: observe
        block = {"type": "tool_result", "tool_use_id": reply["id"], "content": result}
        state.history.append({"role": "assistant", "content": reply})  #: keep_in_state
        state.history.append({"role": "user", "content": [block]})  #: keep_in_state


if __name__ == "__main__":
    pages = [{**call(f"c{n}", "read", page=n % 2), "tokens": 700} for n in range(8)]
    state = LoopState("Is there a page on bees?")
    print(run_agent_loop(FakeModel(*pages), state, {"read": "page {page}".format}, LoopBudget()))
    print(state.iterations, "calls")
