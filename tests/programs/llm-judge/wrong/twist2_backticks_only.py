# twist: 2
# fault: the word json behind the fence is left in, such an object is an error
import json

def judge(model, question, answer, sources):
    prompt = (f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {sources}\n"
              f"Question: {question}\nAnswer: {answer}")
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        return json.loads(raw.strip().strip("`"))
    except ValueError:
        return {"error": "unreadable", "raw": raw}
