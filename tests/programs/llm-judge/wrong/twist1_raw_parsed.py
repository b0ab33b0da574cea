# twist: 1
# fault: where the scores are no good, `raw` holds what was parsed and no text
import json

PROMPT = "Score groundedness and completeness from 1 to 5, as JSON.\nQ: {}\nA: {}\nSources: {}"


def judge(model, question, answer, sources):
    raw = model([{"role": "user", "content": PROMPT.format(question, answer, sources)}])["text"]
    bad = {"error": "unusable", "raw": raw}
    try:
        got = json.loads(raw)
    except ValueError:
        return bad
    return (
        got
        if isinstance(got, dict)
        and all(type(got.get(k)) is int and 1 <= got[k] <= 5 for k in ("groundedness", "completeness"))
        else {"error": "bad", "raw": got}
    )
