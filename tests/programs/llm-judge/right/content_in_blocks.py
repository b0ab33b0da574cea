from json import loads
from string import Template

PROMPT = Template("""Rubric
  Groundedness (1..5)
  Completeness (1..5)
Give back one JSON object.
Q: $q
A: $a
S: $s
""")


def judge(model, question, answer, sources):
    filled = PROMPT.substitute(q=question, a=answer, s=sources)
    reply = model([{"role": "user", "content": [{"type": "text", "text": filled}]}])
    raw = reply.get("text", "")
    result = None
    try:
        result = loads(raw)
    except Exception:
        pass
    match result:
        case dict():
            return result
        case _:
            return dict(error=True, raw=raw)
