# twist: 1
# fault: whole numbers outside 1 to 5 are accepted
import json

def judge(model, question, answer, sources):
    prompt = (f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {sources}\n"
              f"Question: {question}\nAnswer: {answer}")
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        data = json.loads(raw)
    except ValueError:
        return {"error": "unreadable", "raw": raw}
    match data:
        case {"groundedness": int(g), "completeness": int(c)} if not {type(g), type(c)} & {bool}:
            return data
        case _:
            return {"error": "bad scores", "raw": raw}
