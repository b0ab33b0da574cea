# fault: a tool that raised is taken away for the rest of the run
import inspect


def dispatch(known, which, payload):
    if which not in known:
        return f"ERROR: no tool {which}; there are {', '.join(known)}"
    try:
        inspect.signature(known[which]).bind(**payload)
    except TypeError as exc:
        return f"ERROR: the arguments do not fit {which}: {exc}"
    try:
        return str(known[which](**payload))
    except Exception as exc:
        return f"ERROR: {which} raised {type(exc).__name__}: {exc}"


def run(lm, known, job, max_steps=5):
    log = [{"role": "user", "content": job}]
    for _ in range(max_steps):
        response = lm(log, known)
        pieces = response if isinstance(response, list) else [response]
        wanted = [p for p in pieces if p["type"] == "tool_call"]
        if not wanted:
            return "".join(p["text"] for p in pieces)
        log.append({"role": "assistant", "content": response})
        got_all = []
        for p in wanted:
            outcome = dispatch(known, p["name"], p["input"])
            if " raised " in outcome:
                known = {x: bit for x, bit in known.items() if x != p["name"]}
            got_all.append({"type": "tool_result", "tool_use_id": p["id"], "content": outcome})
        log.append({"role": "user", "content": got_all})
    return "Stopped"
