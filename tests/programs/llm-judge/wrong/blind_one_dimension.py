# fault: the rubric asks for groundedness alone
import json


class Judge:
    system = 'You grade answers. Return JSON: {"groundedness": 1-5, "reason": "..."}'

    def __init__(self, model):
        self.model = model

    def messages(self, question, answer, sources):
        body = "\n\n".join([f"Q: {question}", f"A: {answer}", f"Sources: {sources}"])
        return [{"role": "system", "content": self.system}, {"role": "user", "content": body}]

    def grade(self, *parts):
        text = self.model(self.messages(*parts))["text"]
        try:
            return json.loads(text)
        except json.JSONDecodeError:
            return dict(error="not JSON", raw=text)


def judge(model, question, answer, sources):
    return Judge(model).grade(question, answer, sources)
