import json

DIMENSIONS = ("groundedness", "completeness")
RUBRIC = "Grade the answer. Each dimension gets a whole number from 1 (poor) to 5 (flawless).\n"
RUBRIC += "groundedness: do the sources bear out what it claims?\n"  #: dimensions
RUBRIC += "completeness: does it deal with each part of the question?\n"  #: dimensions
RUBRIC += "Reply in JSON and nothing else: an object with a key for each dimension, and your reason."  #: ask_json


def is_score(value):
    return type(value) is int and 1 <= value <= 5  #: whole_scores


def refused(why, reply):
    return {"error": why, "raw": reply}  #: keep_raw


def judge(model, question, answer, sources):
    prompt = RUBRIC
    prompt += f"\n\nSources: {sources}"  #: sources
    prompt += f"\n\nQuestion: {question}\nAnswer: {answer}"  #: question_and_answer
    reply = model([{"role": "user", "content": prompt}])["text"]  #: one_call
    try:
        scores = json.loads(reply)  #: scores
    except json.JSONDecodeError:  #: guard
        return refused("the judge did not reply in JSON", reply)
    if not isinstance(scores, dict):  #: only_objects
        return refused("the judge replied in JSON that is no object", reply)
    for dimension in DIMENSIONS:  #: every_dimension
        if not is_score(scores.get(dimension)):
            return refused(f"{dimension} is no whole number from 1 to 5", reply)
    return scores


if __name__ == "__main__":
    from fake import FakeModel, text

    for reply in (
        '{"groundedness": 4, "completeness": 5}',
        '{"groundedness": 11, "completeness": 5}',
        "[4, 5]",
    ):
        print(judge(FakeModel(text(reply)), "When is the desk open?", "At nine.", "The desk opens at 9."))
