import json
import re


def parse(raw):
    """(value, problem), never an exception."""
    inner = re.fullmatch(r"\s*```(?:json)?\s*(.*?)\s*```\s*", raw, re.DOTALL)
    try:
        return json.loads(inner.group(1) if inner else raw), None
    except json.JSONDecodeError as exc:
        return None, f"line {exc.lineno}: {exc.msg}"


def judge(model, question, answer, sources):
    ask = ["Score 1-5: groundedness, completeness. Answer in JSON.", question, answer, sources]
    raw = model([{"role": "user", "content": part} for part in ask])["text"]
    value, problem = parse(raw)
    if problem:
        return {"error": problem, "raw": raw}
    return value
