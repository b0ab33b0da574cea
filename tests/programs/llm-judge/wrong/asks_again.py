# fault: a reply that is not JSON leads to a second model call
import json


def judge(model, question, answer, sources):
    messages = [
        {"role": "user", "content": f"groundedness, completeness: 1-5, as JSON\n{sources}\n{question}\n{answer}"}
    ]
    for _ in range(2):
        raw = model(messages)["text"]
        try:
            return json.loads(raw)
        except ValueError:
            messages.append({"role": "user", "content": "JSON only!"})
    return {"error": "not JSON", "raw": raw}
