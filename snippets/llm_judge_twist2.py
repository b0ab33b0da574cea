import json
import re

FENCE = re.compile(r"```(?:json)?\s+(.*?)\s*```", re.DOTALL)
RUBRIC = (
    "Grade the answer. Each dimension gets a whole number from 1 (poor) to 5 (flawless).\n"
    "groundedness: do the sources bear out what it claims?\n"  #: dimensions
    "completeness: does it deal with each part of the question?\n"  #: dimensions
    "Reply in JSON and nothing else: an object with a key for each dimension, and your reason."  #: ask_json
)


def judge(model, question, answer, sources):
    parts = [
        RUBRIC,
        f"Sources: {sources}",  #: sources
        f"Question: {question}\nAnswer: {answer}",  #: question_and_answer
    ]
    reply = model([{"role": "user", "content": "\n\n".join(parts)}])["text"]  #: one_call
    fenced = FENCE.fullmatch(reply.strip())  #: unfence
    try:
        return json.loads(fenced[1] if fenced else reply)  #: scores
    except json.JSONDecodeError:  #: guard
        return {"error": "the judge did not reply in JSON", "raw": reply}  #: keep_raw


if __name__ == "__main__":
    from fake import FakeModel, text

    for reply in ('```json\n{"groundedness": 4, "completeness": 5}\n```', "```\nfour and five\n```"):
        print(judge(FakeModel(text(reply)), "When is the desk open?", "At nine.", "The desk opens at 9."))
