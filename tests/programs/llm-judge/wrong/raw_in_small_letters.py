# fault: the raw text loses its capitals
import json


def judge(model, question, answer, sources):
    ask = "Score groundedness and completeness from 1 to 5 and reply with JSON alone.\n"
    ask += "\n".join(["Question:", question, "Answer:", answer, "Sources:", sources])
    said = model([{"role": "user", "content": ask}])["text"]
    try:
        return json.loads(said)
    except ValueError:
        return {"error": "the judge did not reply with JSON", "raw": said.lower()}
