# twist: 1
import json

DIMENSIONS = ("groundedness", "completeness")


def judge(model, question, answer, sources):
    prompt = (
        "Score the answer from 1 to 5 for groundedness and completeness. Reply with JSON: "
        '{"groundedness": n, "completeness": n, "reason": "..."}\n'
        f"Question: {question}\nAnswer: {answer}\nSources: {sources}"
    )
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        data = json.loads(raw)
    except ValueError as error:
        return {"error": f"no JSON: {error}", "raw": raw}
    if not isinstance(data, dict):
        return {"error": "no object", "raw": raw}
    for name in DIMENSIONS:
        score = data.get(name)
        if type(score) is not int or score not in {1, 2, 3, 4, 5}:
            return {"error": f"bad score for {name}", "raw": raw}
    return data
