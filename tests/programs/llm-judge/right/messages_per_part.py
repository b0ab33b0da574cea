import json


def judge(model, question, answer, sources):
    parts = ["Sources:\n" + sources, "Question:\n" + question, "Answer:\n" + answer]
    history = [{"role": "system", "content": "Give groundedness and completeness as JSON"}]
    history += [{"role": "user", "content": [{"type": "text", "text": part}]} for part in parts]
    out = {"raw": (reply := model(history))["text"]}
    try:
        return out | json.loads(reply["text"])
    except (ValueError, TypeError):
        return out | {"error": True}
