# fault: the JSON object does not come back as a dict, only the mean of its scores does
import json

def judge(model, question, answer, sources):
    prompt = (f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {sources}\n"
              f"Question: {question}\nAnswer: {answer}")
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        scores = json.loads(raw)
        return (scores["groundedness"] + scores["completeness"]) / 2
    except (ValueError, KeyError):
        return {"error": "unreadable", "raw": raw}
