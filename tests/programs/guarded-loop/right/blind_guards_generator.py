import enum
from contextlib import suppress
from datetime import datetime, timedelta


class Reason(str, enum.Enum):
    SUCCESS = "success"
    STEPS = "max_iterations"
    TOKENS = "max_tokens"
    TIME = "timeout"


class _End(Exception):
    def __init__(self, reason, answer=None):
        super().__init__(reason)
        self.outcome = {"reason": reason, "answer": answer, "ended": datetime.now()}


def _brakes(state, budget, until):
    def check(messages):
        if datetime.now() >= until:
            raise _End(Reason.TIME)
        if budget.max_iterations - state.iterations <= 0:
            raise _End(Reason.STEPS)
        if budget.max_tokens - state.tokens_used < estimate_call(messages):
            raise _End(Reason.TOKENS)
        return messages

    return check


def _observe(tools, call):
    try:
        tool = tools[call["name"]]
    except LookupError:
        return "ERROR: there is no such tool", True
    try:
        return f"{tool(**call['input'])}", False
    except Exception as problem:
        return "ERROR " + repr(problem), True


def run_agent_loop(model, state, tools, budget):
    check = _brakes(state, budget, datetime.now() + timedelta(seconds=budget.max_wall_clock_s))
    try:
        while True:
            reply = model(check([dict(role="user", content=state.task)] + state.history), tools=tools)
            state.iterations, state.tokens_used = state.iterations + 1, state.tokens_used + reply["tokens"]
            if reply["type"] != "tool_call":
                raise _End(Reason.SUCCESS, reply["text"])
            content, bad = _observe(tools, reply)
            answer = {"type": "tool_result", "tool_use_id": reply["id"], "content": content, "is_error": bad}
            state.history += ({"role": "assistant", "content": reply}, {"role": "user", "content": [answer]})
    except _End as end:
        return end.outcome
