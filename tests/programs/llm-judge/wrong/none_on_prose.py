# fault: text that is not JSON gives None, not a dict with error and raw
import json


def judge(model, question, answer, sources):
    prompt = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {sources}\n"
        f"Question: {question}\nAnswer: {answer}"
    )
    try:
        return json.loads(model([{"role": "user", "content": prompt}])["text"])
    except ValueError:
        print("judge said no JSON")
