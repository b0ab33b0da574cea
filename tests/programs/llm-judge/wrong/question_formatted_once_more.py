# fault: the question is taken for a part of the template, so one with braces in it breaks it
from json import JSONDecoder
from typing import Final
TEMPLATE: Final = '''Grade on two dimensions, Groundedness (is each claim in SOURCES?) and Completeness.
Answer as a JSON object.
QUESTION {q}
ANSWER {a}
SOURCES {s}'''
def judge(model, question, answer, sources):
    text = model([dict(role='user', content=TEMPLATE.replace('{q}', question).format(a=answer, s=sources))])["text"]
    try:
        value, end = JSONDecoder().raw_decode(text.strip())
        if text.strip()[end:]: raise ValueError("text after the JSON")
    except ValueError as e:
        return dict(error=str(e), raw=text)
    return value if isinstance(value, dict) else dict(error="no object", raw=text)
