# fault: the judge does not get to see the sources
import json


def judge(model, question, answer, sources):
    prompt = f"""Grade the answer from 1 to 5 for groundedness (is it backed by the sources?)
and completeness (does it cover the question?). Reply in JSON with these two keys.

Question: {question}
Answer: {answer}"""
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        return json.loads(raw)
    except ValueError:
        return {"error": "no JSON", "raw": raw}
