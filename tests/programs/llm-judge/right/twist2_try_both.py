# twist: 2
import json


def unfenced(raw):
    lines = raw.strip().splitlines()
    if len(lines) > 1 and lines[0].startswith("```") and lines[-1].strip() == "```":
        return "\n".join(lines[1:-1])
    return raw.strip().removeprefix("```json").removeprefix("```").removesuffix("```")


def judge(model, question, answer, sources):
    prompt = (
        f"Sources: {sources}\nQuestion: {question}\nAnswer: {answer}\n"
        "Give groundedness and completeness (1-5) as JSON, please."
    )
    raw = model([{"role": "user", "content": prompt}])["text"]
    for candidate in (raw, unfenced(raw)):
        try:
            found = json.loads(candidate)
        except json.JSONDecodeError:
            continue
        if isinstance(found, dict):
            return found
    return {"error": "no JSON object", "raw": raw}
