# twist: 2
# fault: the word json behind the fence is left in, such an object is an error
import json


def judge(ask_model, asked, candidate, material):
    brief = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {material}\n"
        f"Question: {asked}\nAnswer: {candidate}"
    )
    string = ask_model([{"role": "user", "content": brief}])["text"]
    try:
        return json.loads(string.strip().strip("`"))
    except ValueError:
        return {"error": "unreadable", "raw": string}
