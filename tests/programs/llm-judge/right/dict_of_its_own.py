import json


class Scores(dict):
    """What the judge wrote."""


def judge(model, question: str, answer: str, sources: str, /, *, strict=True) -> dict:
    blocks = [
        {"type": "text", "text": t}
        for t in (
            "Grade two things from 1 to 5, GROUNDEDNESS and COMPLETENESS. Give a json object.",
            question,
            answer,
            sources,
        )
    ]
    text = model([{"role": "user", "content": blocks}])["text"]
    try:
        return json.loads(text, object_hook=Scores, strict=strict)
    except Exception as error:
        return Scores(error=f"{type(error).__name__}", raw=text, hint="not json")
