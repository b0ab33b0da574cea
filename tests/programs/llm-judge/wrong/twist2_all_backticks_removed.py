# twist: 2
# fault: backticks within the object are removed with the fence
import json


def judge(model, question, answer, sources):
    text = model(
        [{"role": "user", "content": "\n".join(["groundedness completeness JSON", question, answer, sources])}]
    )["text"]
    body = text.replace("```json", "").replace("```", "")
    if body.startswith("```") and body.endswith("```"):
        body = body[3:-3].strip()
        if body.lower().startswith("json"):
            body = body[4:]
    try:
        return json.loads(body)
    except ValueError:
        return {"error": "no JSON", "raw": text}
