import json

P = "Grade groundedness and completeness. JSON.\nQuestion: {question}\nAnswer: {answer}\nSources: {sources}\n"


def judge(model, question, answer, sources):
    prompt = P.replace("{question}", question).replace("{answer}", answer).replace("{sources}", sources)
    text = model([{"role": "user", "content": prompt}])["text"]
    try:
        return json.loads(text)
    except ValueError:
        return {"error": "no JSON", "raw": text}
