# twist: 1
import json


class Bad(ValueError):
    pass


def score(data, key):
    try:
        value = data[key]
    except KeyError:
        raise Bad(f"{key} is missing") from None
    match value:
        case bool():
            raise Bad(f"{key} is a boolean")
        case int() | float() if value in range(1, 6):
            return int(value)
        case _:
            raise Bad(f"{key} is {value!r}")


def judge(model, question, answer, sources):
    raw = model(
        [
            {"role": "system", "content": "Return JSON with groundedness and completeness, 1-5 each."},
            {"role": "user", "content": f"{question}\n{answer}\n{sources}"},
        ]
    )["text"]
    try:
        data = json.loads(raw)
        if not isinstance(data, dict):
            raise Bad("no object")
        return data | {k: score(data, k) for k in ("groundedness", "completeness")}
    except ValueError as exc:
        return {"error": str(exc), "raw": raw}
