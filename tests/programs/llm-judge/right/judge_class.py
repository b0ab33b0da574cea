from __future__ import annotations

from collections import OrderedDict
from json import JSONDecodeError, JSONDecoder


class Judge:
    """Callable, so that the rubric can be another one per project."""

    rubric = "GROUNDEDNESS (only claims that the sources carry), COMPLETENESS (nothing asked is left out)"

    def __init__(self) -> None:
        self.decoder = JSONDecoder(object_pairs_hook=OrderedDict)

    def prompt(self, question: str, answer: str, sources: str) -> str:
        return "\n\n".join(
            [
                "Question: " + question,
                "Answer: " + answer,
                "Sources: " + sources,
                "Rubric: " + self.rubric,
                'Scores from 1 to 5 as json, e.g. {"groundedness": 4, "completeness": 2}.',
            ]
        )

    def __call__(self, model, question, answer, sources) -> dict:
        reply = model([{"role": "user", "content": self.prompt(question, answer, sources)}], [])
        text = reply["text"]
        try:
            scores = self.decoder.decode(text.strip())
        except JSONDecodeError:
            return OrderedDict(error="no JSON", raw=text)
        else:
            return scores


judge = Judge()
