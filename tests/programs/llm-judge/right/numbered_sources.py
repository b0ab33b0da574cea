import json


def judge(model, question, answer, sources):
    numbered = "\n".join(f"[{n}] {line}" for n, line in enumerate(sources.splitlines(), 1))
    task = "Grade groundedness and completeness from 1 to 5; the reply is a JSON object and nothing else."
    material = f"Asked:\n{question}\nAnswered:\n{answer}\nKnown:\n{numbered}"
    said = model([{"role": "system", "content": task}, {"role": "user", "content": material}])["text"]
    try:
        grades = json.loads(said)
    except ValueError:
        grades = {"error": "that is no JSON", "raw": said}
    return grades
