# twist: 2
# fault: an object in a bare code fence is an error, only one tagged json is accepted
import json
import re


def judge(model, question, answer, sources):
    prompt = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {sources}\n"
        f"Question: {question}\nAnswer: {answer}"
    )
    raw = model([{"role": "user", "content": prompt}])["text"]
    fenced = re.fullmatch(r"\s*```json\s+(.*?)\s*```\s*", raw, re.S)
    try:
        return json.loads(fenced.group(1) if fenced else raw)
    except ValueError:
        return {"error": "unreadable", "raw": raw}
