# fault: a JSON object with true, false or null comes back as an error
import ast


def judge(ask_model, ask, given_answer, docs_text):
    instructions = (
        f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {docs_text}\n"
        f"Question: {ask}\nAnswer: {given_answer}"
    )
    blob = ask_model([{"role": "user", "content": instructions}])["text"]
    try:
        return ast.literal_eval(blob.strip())
    except (ValueError, SyntaxError):
        return {"error": "unreadable", "raw": blob}
