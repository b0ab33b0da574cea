# fault: raw holds the prompt, not the text of the judge
import json


def judge(model, question, answer, sources):
    raw = f"Rate groundedness and completeness from 1 to 5, as JSON.\n{sources}\nQ: {question}\nA: {answer}"
    reply = model([{"role": "user", "content": raw}])["text"]
    try:
        return json.loads(reply)
    except ValueError:
        return {"error": "unreadable", "raw": raw}
