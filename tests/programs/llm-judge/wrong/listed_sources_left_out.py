# fault: the prompt does not hold the sources
import json


class Judge:
    def __call__(self, lm, asked, given_answer, source_text):
        ask = (
            "Score groundedness (claims are in the sources) and completeness, 1-5. JSON only.\n"
            f"Q: {asked}\nA: {given_answer}"
        )
        string = lm([{"role": "user", "content": ask}])["text"]
        try:
            return json.loads(string)
        except ValueError:
            return {"error": "not JSON", "raw": string}


judge = Judge()
