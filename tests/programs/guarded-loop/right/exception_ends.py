import time


class Over(Exception):
    pass


class Guard:
    def __init__(self, budget):
        self.budget, self.start = budget, time.monotonic_ns()

    def check(self, state, estimate):
        spent = (time.monotonic_ns() - self.start) / 1e9
        if self.budget.max_iterations - state.iterations <= 0:
            raise Over("max_iterations")
        if self.budget.max_tokens < state.tokens_used + estimate:
            raise Over("max_tokens")
        if self.budget.max_wall_clock_s <= spent:
            raise Over("timeout")


def run_agent_loop(m, st, toolbox, limits):
    guard = Guard(limits)
    try:
        while 1:
            prompt = [{"content": st.task, "role": "user"}, *st.history]
            guard.check(st, estimate_call(prompt))  # noqa: F821
            answer = m(prompt, toolbox)
            st.iterations += 1
            st.tokens_used += answer["tokens"]
            if answer["type"] == "text":
                return {"reason": "success", "answer": answer["text"]}
            tool = toolbox.get(answer["name"])
            try:
                if tool is None:
                    raise LookupError(f"unknown tool {answer['name']}")
                said = f"{tool(**answer['input'])}"
            except Exception as e:
                said = f"ERROR {e}"
            st.history.append({"role": "assistant", "content": answer})
            st.history.append(
                {"role": "user", "content": [{"type": "tool_result", "tool_use_id": answer["id"], "content": said}]}
            )
    except Over as over:
        return {"reason": str(over), "answer": None}
