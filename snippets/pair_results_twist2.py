from concurrent.futures import ThreadPoolExecutor


def pair_results(blocks, tools):
    calls = [block for block in blocks if block["type"] == "tool_call"]  #: calls_only
    with ThreadPoolExecutor(max_workers=len(calls) or 1) as pool:  #: all_at_once
        running = [pool.submit(tools[call["name"]], **call["input"]) for call in calls]  #: all_at_once
        results = [
            {"type": "tool_result", "tool_use_id": call["id"], "content": str(future.result())}  #: same_id
            for call, future in zip(calls, running)  #: keep_order
        ]
    return {"role": "user", "content": results}  #: one_message


if __name__ == "__main__":
    import time

    def brew(drink, seconds):
        time.sleep(seconds)
        print(f"  {drink} is ready")
        return f"one {drink}"

    orders = [("c8", "coffee", 0.2), ("c3", "tea", 0.1), ("c5", "water", 0)]
    reply = [
        {"type": "tool_call", "id": id, "name": "brew", "input": {"drink": drink, "seconds": seconds}}
        for id, drink, seconds in orders
    ]
    for result in pair_results(reply, {"brew": brew})["content"]:
        print(result["tool_use_id"], result["content"])
