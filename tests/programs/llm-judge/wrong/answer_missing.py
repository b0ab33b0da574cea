# fault: the prompt does not hold the answer that is judged
import json


def judge(model, question, answer, sources):
    prompt = f"Rate groundedness and completeness from 1 to 5. JSON.\nSources: {sources}\nQuestion: {question}"
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        return json.loads(raw)
    except ValueError:
        return {"error": "not JSON", "raw": raw}
