# fault: the error comes back without the raw text
import json

def judge(model, question, answer, sources):
    prompt = f"groundedness, completeness: 1-5, as JSON\n{sources}\n{question}\n{answer}"
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        result = json.loads(raw)
    except ValueError as exc:
        result = {"error": f"{type(exc).__name__} at {exc.pos}"}
    return result
