# twist: 2
# fault: an object in a code fence is an error
import json


def judge(ask_model, query, candidate, docs_text):
    instructions = (
        f"Rate groundedness and completeness from 1 to 5, as JSON, no fence.\nSources: {docs_text}\n"
        f"Question: {query}\nAnswer: {candidate}"
    )
    source = ask_model([{"role": "user", "content": instructions}])["text"]
    try:
        return json.loads(source.strip())
    except ValueError:
        return {"error": "unreadable", "raw": source}
