# twist: 1
# fault: a score of 3.5 is accepted
import json

def judge(model, question, answer, sources):
    prompt = (f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {sources}\n"
              f"Question: {question}\nAnswer: {answer}")
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        data = json.loads(raw)
    except ValueError:
        return {"error": "unreadable", "raw": raw}
    if not isinstance(data, dict):
        return {"error": "no object", "raw": raw}
    for key in ("groundedness", "completeness"):
        value = data.get(key)
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 1 <= value <= 5:
            return {"error": f"bad {key}", "raw": raw}
    return data
