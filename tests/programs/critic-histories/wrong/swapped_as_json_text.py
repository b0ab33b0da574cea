# fault: the swap goes over the JSON text, so a content that is the name of a role is swapped as well
def swap_roles(messages):
    import json

    written = json.dumps(messages).replace('"user"', '"?"').replace('"assistant"', '"user"')
    return json.loads(written.replace('"?"', '"assistant"'))


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    history = [{"role": "system", "content": "Say what is weak in it."}, {"role": "user", "content": draft}]
    return draft, critic(history)["text"], history
