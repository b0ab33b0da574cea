# refuses more than it must: odd scores are errors as well
import json
from textwrap import dedent

NAMES = ("groundedness", "completeness")


def scores_of(raw):
    data = json.loads(raw)
    if not isinstance(data, dict):
        raise ValueError("no object")
    for name in NAMES:
        value = data.get(name)
        if isinstance(value, bool) or value not in (1, 2, 3, 4, 5):
            raise ValueError(f"{name}: {value!r}")
    return data


def judge(model, question, answer, sources):
    head = dedent("""\
        Rate the answer on groundedness and on completeness,
        each with a whole number, 1 (poor) to 5 (perfect).
        Output: one JSON object, those two keys and "reason".
    """)
    body = f"{head}\nQ: {question}\nA: {answer}\nSOURCES:\n{sources}"
    raw = model([{"role": "user", "content": body}], tools=None)["text"]
    try:
        return scores_of(raw)
    except ValueError as exc:
        return {"error": f"bad judgement: {exc}", "raw": raw, "question": question}
