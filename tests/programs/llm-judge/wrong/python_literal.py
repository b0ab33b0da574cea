# fault: a JSON object with true, false or null comes back as an error
import ast

def judge(model, question, answer, sources):
    prompt = (f"Rate groundedness and completeness from 1 to 5, as JSON.\nSources: {sources}\n"
              f"Question: {question}\nAnswer: {answer}")
    raw = model([{"role": "user", "content": prompt}])["text"]
    try:
        return ast.literal_eval(raw.strip())
    except (ValueError, SyntaxError):
        return {"error": "unreadable", "raw": raw}
