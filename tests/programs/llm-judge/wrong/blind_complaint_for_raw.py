# fault: the parser's complaint is kept as raw and not what the judge wrote
from json import JSONDecodeError, loads

RUBRIC = {"groundedness": "every claim is in the sources", "completeness": "every part of the question is answered"}


def judge(model, question, answer, sources):
    lines = [f"{name}: {meaning}" for name, meaning in RUBRIC.items()]
    lines += ["Score each from 1 to 5, as a JSON object.", "SOURCES", sources, "QUESTION", question, "ANSWER", answer]
    reply = model([{"role": "user", "content": "\n".join(lines)}])
    try:
        scores = loads(reply["text"])
    except JSONDecodeError as error:
        return {"error": "the judge wrote no JSON", "raw": str(error)}
    return scores
