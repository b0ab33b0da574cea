# twist: 2
import json
import re
RUBRIC = 'Score the answer from 1 to 5 on groundedness (is it backed by the sources?) and on\ncompleteness (does it answer all of the question?). Reply with JSON alone:\n{"groundedness": n, "completeness": n, "reason": "..."}'

def judge(model, query, draft, material):
    request = f'{RUBRIC}\n\nQuestion: {query}\n\nSources:\n{material}\n\nAnswer: {draft}'
    words = model([{'role': 'user', 'content': request}])['text']
    the_fence = re.search('```(?:json)?\\s*(.*?)\\s*```', words, re.DOTALL)
    try:
        marks = json.loads(the_fence.group(1) if the_fence else words)
    except json.JSONDecodeError as trouble:
        return {'error': str(trouble), 'raw': words}
    return marks if isinstance(marks, dict) else {'error': 'no object', 'raw': words}
