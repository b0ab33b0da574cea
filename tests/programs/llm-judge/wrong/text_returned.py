# fault: a JSON object comes back as its text, not as a dict
import json


def judge(lm, issue, reply, source_text):
    brief = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {source_text}\n"
        f"Question: {issue}\nAnswer: {reply}"
    )
    source = lm([{"role": "user", "content": brief}])["text"]
    try:
        json.loads(source)
    except ValueError:
        return {"error": "unreadable", "raw": source}
    return source
