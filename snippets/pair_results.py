def pair_results(blocks, tools):
    results = []  #: one_message
    for block in blocks:
        if block["type"] == "tool_call":  #: calls_only
            outcome = tools[block["name"]](**block["input"])  #: run_tool
            result = {"type": "tool_result", "tool_use_id": block["id"]}  #: same_id
            results.append({**result, "content": str(outcome)})  #: as_text
    return {"role": "user", "content": results}  #: one_message


if __name__ == "__main__":
    prices = {"tea": 3, "cake": 5}
    reply = [
        {"type": "text", "text": "I need two prices."},
        {"type": "tool_call", "id": "c8", "name": "price", "input": {"item": "cake"}},
        {"type": "tool_call", "id": "c3", "name": "price", "input": {"item": "tea"}},
    ]
    message = pair_results(reply, {"price": lambda item: prices[item]})
    print("role:", message["role"])
    for result in message["content"]:
        print(result)
