import json
from copy import deepcopy


def _prompt(turns):
    return (
        "Turn this chat into a note. Nothing may be lost of:\n- each DECISION taken\n- IDs of all kinds\n"
        "- open\n  questions\n\n" + json.dumps([[t["role"], t["content"]] for t in turns], ensure_ascii=False)
    )


def compact(model, messages, keep_last=2):
    result = deepcopy(messages)
    end = len(result) - keep_last
    if end > 1:
        result[1:end] = [
            dict(role="user", content="Note: " + model([dict(role="user", content=_prompt(result[1:end]))])["text"])
        ]
    return result
