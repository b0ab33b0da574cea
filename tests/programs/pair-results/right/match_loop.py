def pair_results(blocks, tools):
    answers = []
    for block in blocks:
        match block:
            case {"type": "tool_call", "id": uid, "name": name, "input": given}:
                value = tools[name](**given)
                answers.append({"type": "tool_result", "tool_use_id": uid, "content": f"{value!s}", "is_error": False})
            case _:
                pass  # words to the user, nothing to answer
    return {"role": "user", "content": answers, "answers": len(answers)}
