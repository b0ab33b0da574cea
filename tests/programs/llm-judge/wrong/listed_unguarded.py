# fault: text that is not JSON raises
import json


def judge(model, question, answer, sources):
    ask = f"Score groundedness and completeness as JSON.\n{sources}\n{question}\n{answer}"
    reply = model([{"role": "user", "content": ask}])
    scores = json.loads(reply["text"])
    return scores if scores else {"error": "empty", "raw": reply["text"]}
