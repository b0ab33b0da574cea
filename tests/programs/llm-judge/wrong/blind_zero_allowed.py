# twist: 1
# fault: a score of 0 is let through
import json

DIMENSIONS = ("groundedness", "completeness")


def judge(model, question, answer, sources):
    task = (
        "Rate groundedness (does each claim stand in the sources?) and completeness (is all of the question answered?) "
        "with whole numbers from 1 to 5. Answer with a JSON object only."
    )
    text = model([{"role": "user", "content": f"{task}\n\n{sources}\n\n{question}\n\n{answer}"}])["text"]
    try:
        grades = json.loads(text)
    except ValueError:
        return {"error": "invalid JSON", "raw": text}
    if not isinstance(grades, dict):
        return {"error": "no object", "raw": text}
    for d in DIMENSIONS:
        if type(grades.get(d)) is not int or grades[d] not in range(6):
            return {"error": f"bad score for {d}", "raw": text}
    return grades
