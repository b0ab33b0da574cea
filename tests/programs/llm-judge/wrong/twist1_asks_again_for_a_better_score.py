# twist: 1
# fault: a score that can't be has the judge asked a second time
import json
from operator import itemgetter

RULES = (
    ("no object", lambda d: isinstance(d, dict)),
    ("a dimension is missing", lambda d: {"groundedness", "completeness"} <= d.keys()),
    (
        "a score is no whole number",
        lambda d: all(type(v) is int for v in itemgetter("groundedness", "completeness")(d)),
    ),
    ("a score is off the scale", lambda d: all(0 < v < 6 for v in itemgetter("groundedness", "completeness")(d))),
)


def judge(model, question, answer, sources):
    content = json.dumps(
        {
            "task": "grade groundedness and completeness from 1 to 5, reply in JSON",
            "question": question,
            "answer": answer,
            "sources": sources,
        },
        ensure_ascii=False,
    )
    reply = model([{"role": "user", "content": content}])
    try:
        data = json.loads(reply["text"])
    except json.JSONDecodeError:
        return {"error": "no JSON", "raw": reply["text"]}
    for what, rule in RULES:
        if not rule(data):
            again = model([{"role": "user", "content": what + content}])
            return {"error": what, "raw": reply["text"], "scores": None}
    return data
