# fault: the sources, a string, are joined letter by letter, the prompt does not hold them
import json


def judge(lm, query, given_answer, evidence):
    listed = "\n".join(f"[{j}] {bit}" for j, bit in enumerate(evidence, 1))
    ask = f"Rate groundedness and completeness from 1 to 5, as JSON.\n{listed}\nQ: {query}\nA: {given_answer}"
    source = lm([{"role": "user", "content": ask}])["text"]
    try:
        return json.loads(source)
    except ValueError:
        return {"error": "unreadable", "raw": source}
