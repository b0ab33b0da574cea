# fault: the rubric does not name groundedness and completeness
import json

RUBRIC = "Give the answer an overall quality score from 1 to 5. Return JSON only."


def judge(model, question, answer, sources):
    messages = [
        {"role": "system", "content": RUBRIC},
        {"role": "user", "content": f"{sources}\n\nQ: {question}\nA: {answer}"},
    ]
    raw = model(messages)["text"]
    try:
        return json.loads(raw)
    except json.JSONDecodeError:
        return {"error": "not JSON", "raw": raw}
