# fault: text that is not JSON gives the lowest scores, no error
import json


def judge(brain, query, candidate, source_text):
    brief = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {source_text}\n"
        f"Question: {query}\nAnswer: {candidate}"
    )
    body = brain([{"role": "user", "content": brief}])["text"]
    try:
        return json.loads(body)
    except ValueError:
        return {"groundedness": 1, "completeness": 1, "raw": body}
