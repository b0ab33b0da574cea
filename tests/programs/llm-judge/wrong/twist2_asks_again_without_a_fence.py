# twist: 2
# fault: a reply in a code fence has the judge asked a second time
import json


def unfence(text):
    lines = text.strip().splitlines()
    if len(lines) >= 2 and lines[0].startswith("```") and lines[-1].strip() == "```":
        lines = lines[1:-1]
    return "\n".join(lines)


def valid(scores):
    if type(scores) is not dict:
        return False
    return all(type(scores.get(k)) is int and scores[k] in range(1, 6) for k in ("groundedness", "completeness"))


def judge(model, question, answer, sources):
    prompt = "Rate the answer for groundedness and for completeness, 1 to 5 each, and reply in JSON.\n"
    for title, body in (("question", question), ("answer", answer), ("sources", sources)):
        prompt += f"<{title}>{body}</{title}>\n"
    text = model([{"role": "user", "content": prompt}])["text"]
    if "```" in text:
        model([{"role": "user", "content": prompt + " no fence please"}])
    try:
        scores = json.loads(unfence(text))
    except ValueError as error:
        return {"error": repr(error), "raw": text}
    if not valid(scores):
        return {"error": "bad scores", "raw": text}
    return scores
