# twist: 2
# fault: `raw` holds what stood in the fence, and not the reply
import json

PROMPT = "Score groundedness and completeness from 1 to 5, as JSON.\nQ: {}\nA: {}\nSources: {}"


def judge(model, question, answer, sources):
    raw = model([{"role": "user", "content": PROMPT.format(question, answer, sources)}])["text"]
    inner = raw.strip().removeprefix("```json").removeprefix("```").removesuffix("```")
    try:
        return json.loads(inner)
    except ValueError:
        return {"error": "unusable", "raw": inner}
