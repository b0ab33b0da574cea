import json
from fake import FakeModel, text

DIMENSIONS = {
    "groundedness": "is every claim backed by the sources?",
    "completeness": "is the whole question answered?",
}


def judge(model, question, answer, sources):
    rubric = "\n".join(f"{k}: {v} (1 to 5)" for k, v in DIMENSIONS.items())
    messages = [
        {"role": "system", "content": "You grade answers.\n" + rubric + "\nReply with a JSON object and nothing else."},
        {"role": "user", "content": f"<sources>\n{sources}\n</sources>"},
        {"role": "user", "content": f"<question>{question}</question>\n<answer>{answer}</answer>"},
    ]
    raw = model(messages)["text"]
    try:
        return json.loads(raw)
    except ValueError as exc:
        return {"error": str(exc), "raw": raw}


print(judge(FakeModel(text("pretty good!")), "q", "a", "s"))
