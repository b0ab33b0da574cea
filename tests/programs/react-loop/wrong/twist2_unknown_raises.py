# twist: 2
# fault: a tool that does not exist raises KeyError, only a tool that raises becomes an observation
def safely(callee, kwargs):
    try:
        return str(callee(**kwargs))
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"


def run(ask_model, kit, assignment, max_steps=5):
    talk = [{"role": "user", "content": assignment}]
    for _ in range(max_steps):
        output = ask_model(talk, kit)
        if output["type"] == "text":
            return output["text"]
        talk.append({"role": "assistant", "content": output})
        earlier = safely(kit[output["name"]], output["input"])
        talk.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": earlier}]}
        )
    return "Stopped: step budget exhausted"
