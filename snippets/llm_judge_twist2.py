import json
import re

FENCE = re.compile(r"```(?:json)?\s+(.*?)\s*```", re.DOTALL)
RUBRIC = "Grade the answer. Each dimension gets a whole number from 1 (poor) to 5 (flawless).\n"
RUBRIC += "groundedness: do the sources bear out what it claims?\n"  #: dimensions
RUBRIC += "completeness: does it deal with each part of the question?\n"  #: dimensions
RUBRIC += "Reply in JSON and nothing else: an object with a key for each dimension, and your reason."  #: ask_json


def judge(model, question, answer, sources):
    prompt = RUBRIC
    prompt += f"\n\nSources: {sources}"  #: sources
    prompt += f"\n\nQuestion: {question}\nAnswer: {answer}"  #: question_and_answer
    reply = model([{"role": "user", "content": prompt}])["text"]  #: one_call
    fenced = FENCE.fullmatch(reply.strip())  #: unfence
    try:
        return json.loads(fenced[1] if fenced else reply)  #: scores
    except json.JSONDecodeError:  #: guard
        return {"error": "the judge did not reply in JSON", "raw": reply}  #: keep_raw


if __name__ == "__main__":
    from fake import FakeModel, text

    for reply in ('```json\n{"groundedness": 4, "completeness": 5}\n```', "```\nfour and five\n```"):
        print(judge(FakeModel(text(reply)), "When is the desk open?", "At nine.", "The desk opens at 9."))
