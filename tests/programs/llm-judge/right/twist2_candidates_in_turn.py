# twist: 2
import json, contextlib


def candidates(raw):
    yield raw
    head, fence, rest = raw.partition("```")
    body, end, tail = rest.rpartition("```")
    if fence and end and not head.strip() and not tail.strip():
        first, newline, others = body.partition("\n")
        yield others if first.strip().lower() in ("json", "") else body


def judge(model, question, answer, sources):
    raw = model(
        [{"role": "user", "content": f"{sources}\n\n{question}\n\n{answer}\n\ngroundedness? completeness? (JSON)"}]
    )["text"]
    for candidate in candidates(raw):
        with contextlib.suppress(json.JSONDecodeError):
            return json.loads(candidate)
    return {"error": "unreadable", "raw": raw}
