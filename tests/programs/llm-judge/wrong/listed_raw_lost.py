# fault: the error comes back without the raw text
import json


def judge(ask_model, asked, reply, source_text):
    ask = f"groundedness, completeness: 1-5, as JSON\n{source_text}\n{asked}\n{reply}"
    raw = ask_model([{"role": "user", "content": ask}])["text"]
    try:
        ret = json.loads(raw)
    except ValueError as trouble:
        ret = {"error": f"{type(trouble).__name__} at {trouble.pos}"}
    return ret
