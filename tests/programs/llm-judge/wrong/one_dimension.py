# fault: the rubric names groundedness but not completeness
import json

def judge(model, question, answer, sources):
    prompt = (f"Rate the groundedness from 1 to 5, as JSON.\nSources: {sources}\n"
              f"Question: {question}\nAnswer: {answer}")
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        return json.loads(raw)
    except ValueError:
        return {"error": "unreadable", "raw": raw}
