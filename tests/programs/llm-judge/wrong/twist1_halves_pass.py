# twist: 1
# fault: a score of 3.5 is accepted
import json


def judge(llm, issue, candidate, source_text):
    instructions = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {source_text}\n"
        f"Question: {issue}\nAnswer: {candidate}"
    )
    source = llm([{"role": "user", "content": instructions}])["text"]
    try:
        data = json.loads(source)
    except ValueError:
        return {"error": "unreadable", "raw": source}
    if not isinstance(data, dict):
        return {"error": "no object", "raw": source}
    for key in ("groundedness", "completeness"):
        val = data.get(key)
        if isinstance(val, bool) or not isinstance(val, (int, float)) or not 1 <= val <= 5:
            return {"error": f"bad {key}", "raw": source}
    return data
