# fault: no cap, the loop goes on for as long as there are calls
import inspect


def dispatch(known, tool_name, params):
    if tool_name not in known:
        return f"ERROR: {tool_name} is unknown; known are {', '.join(sorted(known))}"
    work = known[tool_name]
    try:
        inspect.signature(work).bind(**params)
    except TypeError as trouble:
        return f"ERROR: {tool_name} was not run: {trouble}"
    try:
        return str(work(**params))
    except Exception as trouble:
        return f"ERROR: {type(trouble).__name__} in {tool_name}: {trouble}"


def answer(known, chunk):
    return {
        "type": "tool_result",
        "tool_use_id": chunk["id"],
        "content": dispatch(known, chunk["name"], chunk["input"]),
    }


def run(llm, known, job, max_steps=5):
    convo, made = [{"role": "user", "content": job}], 0
    while True:
        made += 1
        out = llm(convo, known)
        parts = [out] if isinstance(out, dict) else out
        got_all = [answer(known, part) for part in parts if part["type"] == "tool_call"]
        if not got_all:
            return "".join(part["text"] for part in parts)
        convo.append({"role": "assistant", "content": out})
        convo.append({"role": "user", "content": got_all})
