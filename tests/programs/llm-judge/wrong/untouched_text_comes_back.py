# fault: a reply that is JSON comes back as text
import json

RUBRIC = """Grade the answer. Two dimensions, each from 1 to 5:
groundedness: every claim stands in the sources
completeness: every part of the question is answered
Reply as a JSON object with both."""


def judge(model, question, answer, sources):
    parts = {"Question": question, "Answer": answer, "Sources": sources}
    prompt = RUBRIC + "".join(f"\n\n{title}: {text}" for title, text in parts.items())
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        json.loads(raw)
        return raw
    except ValueError as why:
        return {"error": f"no JSON: {why}", "raw": raw}
