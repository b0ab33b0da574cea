# twist: 2
# fault: what is in the fence comes back as a string, not as a dict
import json
import re

def judge(model, question, answer, sources):
    prompt = (f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {sources}\n"
              f"Question: {question}\nAnswer: {answer}")
    raw = model([{"role": "user", "content": prompt}])["text"]
    fenced = re.search(r"```(?:json)?\s*(.*?)\s*```", raw, re.S)
    if fenced:
        return fenced.group(1)
    try:
        return json.loads(raw)
    except ValueError:
        return {"error": "unreadable", "raw": raw}
