# fault: the prompt does not hold the question
import json


def judge(ask_model, query, response, source_text):
    wording = f"Rate groundedness and completeness from 1 to 5. JSON.\nSources: {source_text}\nAnswer: {response}"
    data = ask_model([{"role": "user", "content": wording}])["text"]
    try:
        return json.loads(data)
    except ValueError:
        return {"error": "not JSON", "raw": data}
