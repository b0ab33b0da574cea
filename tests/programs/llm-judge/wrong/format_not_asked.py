# fault: the prompt does not ask for JSON
import json


def judge(brain, query, response, evidence):
    brief = (
        f"Rate groundedness and completeness from 1 to 5.\nSources: {evidence}\nQuestion: {query}\nAnswer: {response}"
    )
    string = brain([{"role": "user", "content": brief}])["text"]
    try:
        return json.loads(string)
    except ValueError:
        return {"error": "unreadable", "raw": string}
