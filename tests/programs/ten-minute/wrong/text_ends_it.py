# fault: a text block beside calls ends the run, the calls are neither run nor answered
import inspect


def dispatch(available, wanted, given):
    op = available.get(wanted)
    if op is None:
        return f"ERROR: no tool named {wanted!r}. Available: {', '.join(sorted(available))}"
    try:
        inspect.signature(op).bind(**given)
    except TypeError as error:
        return f"ERROR: bad arguments for {wanted}: {error}"
    try:
        return str(op(**given))
    except Exception as error:
        return f"ERROR: {wanted} failed: {type(error).__name__}: {error}"


def run(lm, available, job, max_steps=5):
    convo = [{"role": "user", "content": job}]
    for _ in range(max_steps):
        said = lm(convo, available)
        pieces = said if isinstance(said, list) else [said]
        if any(p["type"] == "text" for p in pieces):
            return "".join(p["text"] for p in pieces if p["type"] == "text")
        convo.append({"role": "assistant", "content": said})
        convo.append(
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": p["id"],
                        "content": dispatch(available, p["name"], p["input"]),
                    }
                    for p in pieces
                ],
            }
        )
    return "Stopped"
