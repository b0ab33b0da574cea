# fault: a score of 3 is taken for no judgement and refused
import json

WANTED = ("groundedness", "completeness")


def judge(model, question, answer, sources):
    lines = [
        f"Give {' and '.join(WANTED)} from 1 to 5, in JSON.",
        "Asked:",
        question,
        "Said:",
        answer,
        "Known:",
        sources,
    ]
    said = model([{"role": "user", "content": "\n".join(lines)}])["text"]
    try:
        marks = json.loads(said)
        undecided = any(marks[name] not in (1, 2, 4, 5) for name in WANTED)
    except (ValueError, TypeError, KeyError):
        return {"error": "unreadable", "raw": said}
    return {"error": "the judge could not decide", "raw": said} if undecided else marks
