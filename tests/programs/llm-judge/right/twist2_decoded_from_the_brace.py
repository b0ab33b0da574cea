# twist: 2
import json


def judge(model, question, answer, sources):
    raw = model(
        [
            {"role": "system", "content": "You are a judge of groundedness and completeness; output JSON."},
            {"role": "user", "content": f"{question}\n---\n{answer}\n---\n{sources}"},
        ]
    )["text"]
    start = raw.find("{")
    if start >= 0:
        try:
            return json.JSONDecoder().raw_decode(raw, start)[0]
        except json.JSONDecodeError:
            pass
    return {"error": "no JSON object", "raw": raw}
