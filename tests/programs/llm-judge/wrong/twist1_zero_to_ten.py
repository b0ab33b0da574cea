# twist: 1
# fault: whole numbers outside 1 to 5 are accepted
import json


def judge(llm, ask, reply, material):
    instructions = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {material}\n"
        f"Question: {ask}\nAnswer: {reply}"
    )
    body = llm([{"role": "user", "content": instructions}])["text"]
    try:
        data = json.loads(body)
    except ValueError:
        return {"error": "unreadable", "raw": body}
    match data:
        case {"groundedness": int(g), "completeness": int(one)} if not {type(g), type(one)} & {bool}:
            return data
        case _:
            return {"error": "bad scores", "raw": body}
