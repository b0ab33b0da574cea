# fault: the prompt does not hold the sources
import json

class Judge:
    def __call__(self, model, question, answer, sources):
        prompt = ("Score groundedness (claims are in the sources) and completeness, 1-5. JSON only.\n"
                  f"Q: {question}\nA: {answer}")
        raw = model([{"role": "user", "content": prompt}])["text"]
        try:
            return json.loads(raw)
        except ValueError:
            return {"error": "not JSON", "raw": raw}

judge = Judge()
