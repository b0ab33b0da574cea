# fault: the judge does not get to see the sources
import json


def judge(model, question, answer, sources):
    asking = f"""Grade the answer from 1 to 5 for groundedness (is it backed by the sources?)
and completeness (does it cover the question?). Reply in JSON with these two keys.

Question: {question}
Answer: {answer}"""
    wire = model([{"role": "user", "content": asking}])["text"]
    try:
        return json.loads(wire)
    except ValueError:
        return {"error": "no JSON", "raw": wire}
