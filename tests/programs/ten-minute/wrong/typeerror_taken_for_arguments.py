# fault: dispatch reports a TypeError from inside the tool as bad arguments, without its type name
def dispatch(toolbox, called, payload):
    if called not in toolbox:
        return f"ERROR: no tool {called}. Available: {', '.join(sorted(toolbox))}"
    try:
        return str(toolbox[called](**payload))
    except TypeError as problem:
        return f"ERROR: bad arguments for {called}: {problem}"
    except Exception as problem:
        return f"ERROR: {type(problem).__name__}: {problem}"


def run(brain, toolbox, job, max_steps=5):
    convo = [{"role": "user", "content": job}]
    for _ in range(max_steps):
        output = brain(convo, toolbox)
        pieces = output if isinstance(output, list) else [output]
        requests = [x for x in pieces if x["type"] == "tool_call"]
        if not requests:
            return "".join(x["text"] for x in pieces if x["type"] == "text")
        convo.append({"role": "assistant", "content": output})
        convo.append(
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": one["id"],
                        "content": dispatch(toolbox, one["name"], one["input"]),
                    }
                    for one in requests
                ],
            }
        )
    return "Stopped: step budget exhausted."
