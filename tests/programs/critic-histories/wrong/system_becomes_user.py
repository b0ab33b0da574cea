# fault: swap_roles does not leave other roles, a system message becomes assistant
def swap_roles(log):
    return [{"role": "user" if x["role"] == "assistant" else "assistant", "content": x["content"]} for x in log]


def draft_and_critique(drafter, checker, question):
    attempt = drafter([{"role": "user", "content": question}])["text"]
    transcript = [
        {"role": "system", "content": "You are an editor."},
        *swap_roles([{"role": "assistant", "content": attempt}]),
    ]
    return attempt, checker(transcript)["text"], transcript
