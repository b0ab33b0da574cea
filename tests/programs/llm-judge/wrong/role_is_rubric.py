# fault: the role of the message is none that a model knows
import json

PROMPT = "Score groundedness and completeness from 1 to 5, as JSON.\nQ: {}\nA: {}\nSources: {}"


def judge(model, question, answer, sources):
    raw = model([{"role": "rubric", "content": PROMPT.format(question, answer, sources)}])["text"]
    try:
        return json.loads(raw)
    except ValueError:
        return {"error": "no JSON", "raw": raw}
