from json import JSONDecoder
from string import Template

RUBRIC = "You grade answers.\nGROUNDEDNESS 1-5\nCOMPLETENESS 1-5\nYour whole reply is one Json object."
ASK = Template("<sources>\n$s\n</sources>\n<question>$q</question>\n<answer>$a</answer>")


class Verdict(dict):
    pass


def judge(model, question, answer, sources):
    reply = model(
        (
            {"role": "system", "content": RUBRIC},
            {"role": "user", "content": ASK.substitute(s=sources, q=question, a=answer)},
        ),
        None,
    )["text"]
    try:
        return Verdict(JSONDecoder().decode(reply))
    except (ValueError, TypeError, RecursionError) as problem:
        return Verdict(error=problem.__class__.__name__, raw=reply, scores=None)
