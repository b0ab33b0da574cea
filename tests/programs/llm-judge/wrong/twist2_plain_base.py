# twist: 2
# fault: an object in a code fence is an error
import json

def judge(model, question, answer, sources):
    prompt = (f"Rate groundedness and completeness from 1 to 5, as JSON, no fence.\nSources: {sources}\n"
              f"Question: {question}\nAnswer: {answer}")
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        return json.loads(raw.strip())
    except ValueError:
        return {"error": "unreadable", "raw": raw}
