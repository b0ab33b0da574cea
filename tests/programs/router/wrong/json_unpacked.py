# fault: a label inside JSON counts as a label
import json


def route(model, question):
    told = f"Which of {list(ROUTES)} does this belong to?\n{question}"
    said = model([dict(role="user", content=told)])["text"].lower().strip()
    try:
        said = json.loads(said)["label"]
    except (ValueError, TypeError, KeyError):
        pass
    key = said if said in ROUTES else "other"
    return key, ROUTES[key]
