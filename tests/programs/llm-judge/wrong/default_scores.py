# fault: text that is not JSON gives the lowest scores, no error
import json

def judge(model, question, answer, sources):
    prompt = (f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {sources}\n"
              f"Question: {question}\nAnswer: {answer}")
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        return json.loads(raw)
    except ValueError:
        return {"groundedness": 1, "completeness": 1, "raw": raw}
