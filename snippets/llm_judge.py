import json

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
