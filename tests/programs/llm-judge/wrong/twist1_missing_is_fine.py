# twist: 1
# fault: a missing dimension is no error, only those that are there are checked
import json


def judge(ask_model, issue, given_answer, docs_text):
    brief = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {docs_text}\n"
        f"Question: {issue}\nAnswer: {given_answer}"
    )
    body = ask_model([{"role": "user", "content": brief}])["text"]
    try:
        data = json.loads(body)
    except ValueError:
        return {"error": "unreadable", "raw": body}
    if not isinstance(data, dict):
        return {"error": "no object", "raw": body}
    present = [data[k] for k in ("groundedness", "completeness") if k in data]
    if any(type(x) is not int or x < 1 or x > 5 for x in present):
        return {"error": "bad scores", "raw": body}
    return data
