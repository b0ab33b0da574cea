# fault: of the judge's object only the two scores come back, its reason is lost
import json

ASKED = ("groundedness", "completeness")


def judge(model, question, answer, sources):
    brief = f"Score {' and '.join(ASKED)} from 1 to 5, as a JSON object with a reason.\n\n{sources}\n\n{question}\n\n{answer}"
    said = model([{"role": "user", "content": brief}])["text"]
    try:
        found = json.loads(said)
    except ValueError as problem:
        return {"error": str(problem), "raw": said}
    return {name: found.get(name) for name in ASKED}
