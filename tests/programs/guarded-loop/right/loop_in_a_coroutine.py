import asyncio
import time


async def loop(model, state, tools, budget):
    t0 = time.time()
    while True:
        prompt = [{"role": "user", "content": state.task}]
        prompt.extend(m for m in state.history)
        if time.time() - t0 >= budget.max_wall_clock_s:
            return "timeout", None
        if state.iterations >= budget.max_iterations:
            return "max_iterations", None
        if estimate_call(prompt) + state.tokens_used > budget.max_tokens:
            return "max_tokens", None
        reply = model(prompt, tools)
        state.iterations, state.tokens_used = state.iterations + 1, state.tokens_used + reply["tokens"]
        if reply["type"] == "text":
            return "success", reply["text"]
        try:
            fn = tools[reply["name"]]
        except KeyError:
            obs = f"ERROR: unknown tool. There are: {', '.join(tools)}"
        else:
            try:
                obs = str(fn(**reply["input"]))
            except Exception as e:
                obs = f"ERROR: {type(e).__name__}"
        state.history.append({"role": "assistant", "content": reply})
        state.history.append(
            {
                "role": "user",
                "content": [{"tool_use_id": reply["id"], "type": "tool_result", "content": obs, "ok": True}],
            }
        )


def run_agent_loop(model, state, tools, budget):
    reason, answer = asyncio.run(loop(model, state, tools, budget))
    return {"answer": answer, "reason": reason}
