import json


def judge(m, q, a, s):
    t = m([{"role": "user", "content": f"groundedness,completeness 1-5 as JSON\n{q}\n{a}\n{s}"}])["text"]
    try:
        return json.loads(t)
    except Exception:
        return {"error": 1, "raw": t}
