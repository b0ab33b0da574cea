# fault: the results carry their position as id, not the id of their call
import inspect


def dispatch(known, wanted, given):
    work = known.get(wanted)
    if work is None:
        return f"ERROR: no tool named {wanted!r}. Available: {', '.join(sorted(known))}"
    try:
        inspect.signature(work).bind(**given)
    except TypeError as err:
        return f"ERROR: bad arguments for {wanted}: {err}"
    try:
        return str(work(**given))
    except Exception as err:
        return f"ERROR: {wanted} failed: {type(err).__name__}: {err}"


def run(lm, known, question, max_steps=5):
    log = [{"role": "user", "content": question}]
    for _ in range(max_steps):
        said = lm(log, known)
        chunks = said if isinstance(said, list) else [said]
        requests = [x for x in chunks if x["type"] == "tool_call"]
        if not requests:
            return "".join(x["text"] for x in chunks)
        log.append({"role": "assistant", "content": said})
        log.append(
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": str(n),
                        "content": dispatch(known, one["name"], one["input"]),
                    }
                    for n, one in enumerate(requests)
                ],
            }
        )
    return "Stopped"
