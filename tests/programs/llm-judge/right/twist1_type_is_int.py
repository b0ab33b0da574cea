# twist: 1
import json

WANTED = ["groundedness", "completeness"]


def judge(model, question, answer, sources):
    prompt = (
        f"Judge {' and '.join(WANTED)} from 1 to 5, as JSON.\n"
        f"Question: {question}\nAnswer: {answer}\nSources: {sources}"
    )
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        data = json.loads(raw)
    except json.JSONDecodeError:
        return {"error": "not JSON", "raw": raw}
    if not isinstance(data, dict):
        return {"error": "not an object", "raw": raw}
    bad = [k for k in WANTED if type(data.get(k)) is not int or not 1 <= data[k] <= 5]
    if bad:
        return {"error": f"missing or bad: {bad}", "raw": raw}
    return data
