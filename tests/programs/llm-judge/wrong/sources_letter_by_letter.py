# fault: the sources, a string, are joined letter by letter, the prompt does not hold them
import json

def judge(model, question, answer, sources):
    listed = "\n".join(f"[{i}] {s}" for i, s in enumerate(sources, 1))
    prompt = f"Rate groundedness and completeness from 1 to 5, as JSON.\n{listed}\nQ: {question}\nA: {answer}"
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        return json.loads(raw)
    except ValueError:
        return {"error": "unreadable", "raw": raw}
