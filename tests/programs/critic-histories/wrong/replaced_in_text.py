# fault: the names of the roles are swapped in what was said as well
import json


def swap_roles(messages):
    text = json.dumps(messages)
    text = text.replace("assistant", "\0").replace("user", "assistant").replace("\0", "user")
    return json.loads(text)


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    history = [{"role": "system", "content": "Criticise."}, {"role": "user", "content": draft}]
    return draft, critic(history)["text"], history
