import re


def route(model, question):
    said = model([{"role": "user", "content": "\n".join(["Pick one:", *sorted(ROUTES), "for:", question])}])["text"]
    m = re.fullmatch("|".join(map(re.escape, ROUTES)), said.strip().lower())
    label = m[0] if m else "other"
    return [label, ROUTES[label]]
