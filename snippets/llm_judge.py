import json

RUBRIC = "Grade the answer. Each dimension gets a whole number from 1 (poor) to 5 (flawless).\n"
RUBRIC += "groundedness: do the sources bear out what it claims?\n"  #: dimensions
RUBRIC += "completeness: does it deal with each part of the question?\n"  #: dimensions
RUBRIC += "Reply in JSON and nothing else: an object with a key for each dimension, and your reason."  #: ask_json


def judge(model, question, answer, sources):
    prompt = RUBRIC
    prompt += f"\n\nSources: {sources}"  #: sources
    prompt += f"\n\nQuestion: {question}\nAnswer: {answer}"  #: question_and_answer
    reply = model([{"role": "user", "content": prompt}])["text"]  #: one_call
    try:
        return json.loads(reply)  #: scores
    except json.JSONDecodeError:  #: guard
        return {"error": "the judge did not reply in JSON", "raw": reply}  #: keep_raw


if __name__ == "__main__":
    from fake import FakeModel, text

    model = FakeModel(
        text('{"groundedness": 5, "completeness": 2, "reason": "Weekends are left out."}'),
        text("Looks fine to me!"),
    )
    sources = "The desk is open from 9 to 17 on weekdays and from 10 to 14 at weekends."
    for _ in range(2):
        print(judge(model, "When is the desk open?", "From 9 to 17 on weekdays.", sources))
