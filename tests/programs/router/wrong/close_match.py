# fault: a misspelt label is matched fuzzily, though anything that is not a label is `other`
import difflib


def route(model, question):
    prompt = f"Labels: {', '.join(ROUTES)}\n{question}"
    said = model([{"role": "user", "content": prompt}])["text"].strip().lower()
    close = difflib.get_close_matches(said, list(ROUTES), n=1, cutoff=0.7)
    label = close[0] if close else "other"
    return label, ROUTES[label]
