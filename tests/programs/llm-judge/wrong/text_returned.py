# fault: a JSON object comes back as its text, not as a dict
import json

def judge(model, question, answer, sources):
    prompt = (f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {sources}\n"
              f"Question: {question}\nAnswer: {answer}")
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        json.loads(raw)
    except ValueError:
        return {"error": "unreadable", "raw": raw}
    return raw
