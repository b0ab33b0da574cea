# fault: a good result in which the word error stands is made an error observation
import inspect


def dispatch(known, wanted, given):
    if wanted not in known:
        return "ERROR there is no " + wanted + ", only " + ", ".join(known)
    chosen = known[wanted]
    try:
        inspect.signature(chosen).bind(**given)
    except TypeError as misfit:
        return f"ERROR {wanted}: {misfit}"
    try:
        words = str(chosen(**given))
    except Exception as raised:
        return f"ERROR {type(raised).__name__} ({raised})"
    return f"ERROR {words}" if "error" in words.lower() else words


def run(model, known, task, max_steps=5):
    log, spent = [dict(role="user", content=task)], 0
    while spent < max_steps:
        said, spent = model(log, known), spent + 1
        parts = said if isinstance(said, list) else [said]
        answers = [
            dict(type="tool_result", tool_use_id=part["id"], content=dispatch(known, part["name"], part["input"]))
            for part in parts
            if part["type"] == "tool_call"
        ]
        if not answers:
            return "".join(part["text"] for part in parts if part["type"] == "text")
        log += [dict(role="assistant", content=said), dict(role="user", content=answers)]
    return "Stopped"
