# twist: 1
# fault: true is taken for the whole number 1
import json

def judge(model, question, answer, sources):
    prompt = (f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {sources}\n"
              f"Question: {question}\nAnswer: {answer}")
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        data = json.loads(raw)
    except ValueError:
        return {"error": "unreadable", "raw": raw}
    ok = isinstance(data, dict) and all(
        isinstance(data.get(k), int) and 1 <= data[k] <= 5 for k in ("groundedness", "completeness"))
    return data if ok else {"error": "bad scores", "raw": raw}
