import json


def debate(debaters, judge, question, max_rounds=2):
    log = []
    for r in range(max_rounds):
        now = []
        for name in debaters:
            seen = [
                {"debater": e["debater"], "statement": e["statement"]}
                for e in log
                if e["round"] == r and e["debater"] != name
            ]
            msgs = [
                {"role": "system", "content": f"You debate as {name}."},
                {"role": "user", "content": json.dumps({"question": question, "others": seen})},
            ]
            try:
                s = debaters[name](msgs)["text"]
            except Exception as e:
                s = "ERROR " + repr(e)
            now.append({"round": r + 1, "debater": name, "statement": s})
        log.extend(now)
    ask = json.dumps({"question": question, "transcript": log}, indent=2)
    return {
        "verdict": judge([{"role": "system", "content": "You are the judge."}, {"role": "user", "content": ask}])[
            "text"
        ],
        "transcript": log,
    }
