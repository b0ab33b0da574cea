# twist: 1
# fault: agreement is asked of all statements so far
def never(statements):
    return False


def debate(debaters, judge, question, max_rounds=2, *, agreed=never):
    transcript = []
    latest = []
    for held in range(1, max_rounds + 1):
        said = []
        for name, model in debaters.items():
            others = "".join(f"\n{one['debater']}: {one['statement']}" for one in latest if one["debater"] != name)
            try:
                reply = model([{"role": "user", "content": question + others}])
                said.append({"round": held, "debater": name, "statement": reply["text"]})
            except Exception as error:
                said.append({"round": held, "debater": name, "statement": f"ERROR: {type(error).__name__}: {error}"})
        latest = said
        transcript.extend(said)
        if agreed([one["statement"] for one in transcript]):
            break
    everything = "".join(f"\n{one['round']} {one['debater']}: {one['statement']}" for one in transcript)
    verdict = judge([{"role": "user", "content": question + everything}])["text"]
    return {"verdict": verdict, "transcript": transcript, "rounds": held}
