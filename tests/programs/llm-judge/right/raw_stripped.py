import json


def judge(model, question, answer, sources):
    prompt = f"""You grade answers. Score from 1 to 5:
- groundedness: is every claim in the sources?
- completeness: is every part of the question answered?

Question: {question}
Answer: {answer}
Sources: {sources}

Reply with JSON only: {{"groundedness": n, "completeness": n, "reason": "..."}}"""
    reply = model([{"role": "user", "content": prompt}])
    try:
        return json.loads(reply["text"])
    except json.JSONDecodeError:
        return {"error": "not JSON", "raw": reply["text"].strip()}
