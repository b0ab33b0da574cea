# fault: a tool's own TimeoutError ends the run as if its time were up
import time

from fake import FakeModel, call, text


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




def run_agent_loop(model, state, tools, budget):
    end = time.monotonic() + budget.max_wall_clock_s
    while True:
        messages = [{"role": "user", "content": state.task}, *state.history]
        if state.iterations >= budget.max_iterations:
            return {"reason": "max_iterations", "answer": None}
        if state.tokens_used + estimate_call(messages) > budget.max_tokens:
            return {"reason": "max_tokens", "answer": None}
        if time.monotonic() >= end:
            return {"reason": "timeout", "answer": None}
        reply = model(messages, tools)
        state.iterations += 1
        state.tokens_used += reply["tokens"]
        if reply["type"] == "text":
            return {"reason": "success", "answer": reply["text"]}
        try:
            result = str(tools[reply["name"]](**reply["input"]))
        except TimeoutError:
            return {"reason": "timeout", "answer": None}
        except Exception as error:
            result = f"ERROR: {error!r}"
        block = {"type": "tool_result", "tool_use_id": reply["id"], "content": result}
        state.history.append({"role": "assistant", "content": reply})
        state.history.append({"role": "user", "content": [block]})


if __name__ == "__main__":

    def read(page):
        return f"page {page} of 900"

    pages = [{**call(f"c{page}", "read", page=page), "tokens": 700} for page in range(1, 9)]
    answer = {**text("Nothing about bees."), "tokens": 700}
    for budget in (
        LoopBudget(),
        LoopBudget(max_iterations=2),
        LoopBudget(max_tokens=2000),
        LoopBudget(max_wall_clock_s=0),
    ):
        state = LoopState("Is there a page on bees?")
        report = run_agent_loop(FakeModel(*pages[:4], answer), state, {"read": read}, budget)
        print(report, f"after {state.iterations} calls and {state.tokens_used} tokens")
