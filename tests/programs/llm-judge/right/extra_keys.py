import json
from contextlib import suppress
from string import Template

PROMPT = Template("""Sources:
$sources

Somebody asked: $question
They were told: $answer

Dimensions to score, 1-5:
  * Groundedness
  * Completeness
JSON only.""")


def judge(llm, question, answer, sources):
    filled = PROMPT.substitute(sources=sources, question=question, answer=answer)
    raw = llm([{"role": "user", "content": filled}])["text"]
    verdict = None
    with suppress(json.JSONDecodeError):
        verdict = json.loads(raw)
    match verdict:
        case dict():
            return {**verdict, "prompt_chars": len(filled)}
        case _:
            return {"error": "the judge did not return a JSON object", "raw": raw}
