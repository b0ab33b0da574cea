# twist: 1
# fault: a score that is a string of digits is accepted, it is no whole number
import json

def judge(model, question, answer, sources):
    prompt = (f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {sources}\n"
              f"Question: {question}\nAnswer: {answer}")
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        data = json.loads(raw)
        if not all(str(data[k]) in list("12345") for k in ("groundedness", "completeness")):
            raise ValueError("score out of range")
    except (ValueError, KeyError, TypeError, IndexError) as exc:
        return {"error": repr(exc), "raw": raw}
    return data
