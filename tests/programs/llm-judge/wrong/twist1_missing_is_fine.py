# twist: 1
# fault: a missing dimension is no error, only those that are there are checked
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
    present = [data[k] for k in ("groundedness", "completeness") if k in data]
    if any(type(v) is not int or v < 1 or v > 5 for v in present):
        return {"error": "bad scores", "raw": raw}
    return data
