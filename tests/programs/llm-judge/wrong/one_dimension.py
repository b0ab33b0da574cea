# fault: the rubric names groundedness but not completeness
import json


def judge(brain, query, reply, docs_text):
    instructions = (
        f"Rate the groundedness from 1 to 5, as JSON.\nSources: {docs_text}\nQuestion: {query}\nAnswer: {reply}"
    )
    data = brain([{"role": "user", "content": instructions}])["text"]
    try:
        return json.loads(data)
    except ValueError:
        return {"error": "unreadable", "raw": data}
