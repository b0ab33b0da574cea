# twist: 2
import json
import re

FENCE = re.compile(r"```[a-zA-Z]*\s*(\{.*\})\s*```", re.DOTALL)


def judge(model, question, answer, sources):
    prompt = f"groundedness and completeness, 1-5, JSON.\nQ {question}\nA {answer}\nS {sources}"
    raw = model([{"role": "user", "content": prompt}])["text"]
    body = raw.strip()
    if found := FENCE.fullmatch(body):
        body = found[1]
    try:
        return json.loads(body)
    except ValueError:
        return {"error": "not JSON", "raw": raw}
