# fault: the error of a reply that is no JSON is None
import json


def judge(model, question, answer, sources):
    ask = f"As JSON, please: groundedness and completeness of\n{answer}\nfor\n{question}\nby\n{sources}"
    said = model([{"role": "user", "content": ask}])["text"]
    verdict = {"error": None, "raw": said}
    try:
        verdict = json.loads(said)
    except json.JSONDecodeError:
        pass
    return verdict
