# twist: 1
# fault: whatever JSON it is, it comes back as it is
import json


def judge(brain, ask, given_answer, source_text):
    instructions = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {source_text}\n"
        f"Question: {ask}\nAnswer: {given_answer}"
    )
    body = brain([{"role": "user", "content": instructions}])["text"]
    try:
        return json.loads(body)
    except ValueError:
        return {"error": "unreadable", "raw": body}
