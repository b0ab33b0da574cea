# twist: 2
import json
import re

RUBRIC = """Score the answer from 1 to 5 on groundedness (is it backed by the sources?) and on
completeness (does it answer all of the question?). Reply with JSON alone:
{"groundedness": n, "completeness": n, "reason": "..."}"""


def judge(model, question, answer, sources):
    prompt = f"{RUBRIC}\n\nQuestion: {question}\n\nSources:\n{sources}\n\nAnswer: {answer}"
    text = model([{"role": "user", "content": prompt}])["text"]
    fence = re.search(r"```(?:json)?\s*(.*?)\s*```", text, re.DOTALL)
    try:
        scores = json.loads(fence.group(1) if fence else text)
    except json.JSONDecodeError as error:
        return {"error": str(error), "raw": text}
    return scores if isinstance(scores, dict) else {"error": "no object", "raw": text}
