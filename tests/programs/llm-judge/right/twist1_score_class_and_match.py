# twist: 1
import json


class Score(int):
    def __new__(cls, value):
        if type(value) not in (int, float) or value != int(value) or value not in range(1, 6):
            raise ValueError(f"{value!r} is no score")
        return super().__new__(cls, value)


def judge(model, question, answer, sources):
    messages = [
        {"role": "system", "content": "Judge. JSON only: {groundedness: 1-5, completeness: 1-5, reason: text}"},
        {"role": "user", "content": question},
        {"role": "assistant", "content": answer},
        {"role": "user", "content": "The sources were: " + sources},
    ]
    raw = model(messages)["text"]
    try:
        match json.loads(raw):
            case {"groundedness": g, "completeness": c, **rest}:
                return {"groundedness": Score(g), "completeness": Score(c), **rest}
            case _:
                raise ValueError("not the object that was asked for")
    except (ValueError, OverflowError) as error:
        return dict(raw=raw, error=error.args[0] if error.args else "?")
