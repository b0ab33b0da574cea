# twist: 1
import json

ASK = "Mark this answer for groundedness and completeness, whole numbers, 1 lowest, 5 highest. Reply in JSON."


def judge(model, question, answer, sources):
    said = model([{"role": "user", "content": "\n\n".join((ASK, question, answer, sources))}])["text"]
    try:
        marks = json.loads(said)
        assert isinstance(marks, dict)
        for dimension in ("groundedness", "completeness"):
            assert type(marks[dimension]) is int and marks[dimension] in range(1, 6)
    except (ValueError, KeyError, AssertionError) as trouble:
        return {"error": str(trouble), "raw": said}
    return marks
