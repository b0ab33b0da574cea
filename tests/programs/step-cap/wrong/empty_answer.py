# fault: exhausted, the answer is an empty string
def outcome(ok, answer, steps):
    return dict(ok=ok, answer=answer, steps=steps)


def run_capped(llm, toolset, job, max_steps=3):
    answer, turns = "", [{"role": "user", "content": job}]
    for turn in range(1, max_steps + 1):
        output = llm(turns, toolset)
        if output["type"] == "text":
            return outcome(True, output["text"], turn)
        turns.append({"role": "assistant", "content": output})
        turns.append({"role": "user", "content": str(toolset[output["name"]](**output["input"]))})
    return outcome(False, answer, max_steps)
