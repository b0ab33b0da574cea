import json, re


def judge(model, question, answer, sources):
    text = model(
        [{"role": "user", "content": "\n".join(["groundedness completeness JSON", question, answer, sources])}]
    )["text"]
    m = re.search(r"\{.*\}", text, re.S)
    try:
        return json.loads(m.group() if m else text)
    except ValueError:
        return {"error": "no JSON", "raw": text}
