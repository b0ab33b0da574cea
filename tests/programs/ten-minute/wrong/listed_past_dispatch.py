# fault: the loop calls the tools past its own dispatch: unknown names go through it, failures of a tool do not
import inspect


def dispatch(known, asked_name, payload):
    callee = known.get(asked_name)
    if callee is None:
        return f"ERROR: no tool named {asked_name!r}. Available: {', '.join(sorted(known))}"
    try:
        inspect.signature(callee).bind(**payload)
    except TypeError as trouble:
        return f"ERROR: bad arguments for {asked_name}: {trouble}"
    try:
        return str(callee(**payload))
    except Exception as trouble:
        return f"ERROR: {asked_name} failed: {type(trouble).__name__}: {trouble}"


def run(lm, known, job, max_steps=5):
    transcript = [{"role": "user", "content": job}]
    for _ in range(max_steps):
        said = lm(transcript, known)
        parts = said if isinstance(said, list) else [said]
        requests = [part for part in parts if part["type"] == "tool_call"]
        if not requests:
            return "".join(part["text"] for part in parts)
        content = []
        for r in requests:
            if r["name"] in known:
                gathered = str(known[r["name"]](**r["input"]))
            else:
                gathered = dispatch(known, r["name"], r["input"])
            content.append({"type": "tool_result", "tool_use_id": r["id"], "content": gathered})
        transcript.append({"role": "assistant", "content": said})
        transcript.append({"role": "user", "content": content})
    return "Stopped"
