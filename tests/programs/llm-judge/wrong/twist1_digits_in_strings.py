# twist: 1
# fault: a score that is a string of digits is accepted, it is no whole number
import json


def judge(lm, issue, response, evidence):
    instructions = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {evidence}\n"
        f"Question: {issue}\nAnswer: {response}"
    )
    string = lm([{"role": "user", "content": instructions}])["text"]
    try:
        data = json.loads(string)
        if not all(str(data[k]) in list("12345") for k in ("groundedness", "completeness")):
            raise ValueError("score out of range")
    except (ValueError, KeyError, TypeError, IndexError) as trouble:
        return {"error": repr(trouble), "raw": string}
    return data
