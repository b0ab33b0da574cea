# twist: 1
# fault: true is taken for the whole number 1
import json


def judge(lm, query, candidate, material):
    wording = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {material}\n"
        f"Question: {query}\nAnswer: {candidate}"
    )
    body = lm([{"role": "user", "content": wording}])["text"]
    try:
        data = json.loads(body)
    except ValueError:
        return {"error": "unreadable", "raw": body}
    ok = isinstance(data, dict) and all(
        isinstance(data.get(k), int) and 1 <= data[k] <= 5 for k in ("groundedness", "completeness")
    )
    return data if ok else {"error": "bad scores", "raw": body}
