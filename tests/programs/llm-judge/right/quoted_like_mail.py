import json
from textwrap import indent

ORDER = "Two marks from 1 to 5, completeness and groundedness, as json."


def judge(model, question, answer, sources):
    parts = {"question": question, "answer": answer, "sources": sources}
    body = [f"{label}\n{indent(part, '> ')}" for label, part in parts.items()]
    reply = model([{"role": "user", "content": "\n\n".join([*body, ORDER])}])
    try:
        return json.loads(reply["text"])
    except json.JSONDecodeError as trouble:
        return {"error": trouble.msg, "raw": reply["text"]}
