# fault: the JSON object does not come back as a dict, only the mean of its scores does
import json


def judge(llm, issue, response, evidence):
    ask = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {evidence}\n"
        f"Question: {issue}\nAnswer: {response}"
    )
    string = llm([{"role": "user", "content": ask}])["text"]
    try:
        scores = json.loads(string)
        return (scores["groundedness"] + scores["completeness"]) / 2
    except (ValueError, KeyError):
        return {"error": "unreadable", "raw": string}
