# fault: the judge is not asked for JSON
import json

RUBRIC = """Grade the answer. Two dimensions, each from 1 to 5:
groundedness: every claim stands in the sources
completeness: every part of the question is answered
Reply with both."""


def judge(model, question, answer, sources):
    parts = {"Question": question, "Answer": answer, "Sources": sources}
    prompt = RUBRIC + "".join(f"\n\n{title}: {text}" for title, text in parts.items())
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        return json.loads(raw)
    except ValueError as why:
        return {"error": f"no JSON: {why}", "raw": raw}
