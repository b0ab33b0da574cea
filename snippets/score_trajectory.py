import json


def comparable(steps):
    return [(step["action"], json.dumps(step["action_input"], sort_keys=True)) for step in steps]  #: same_step


def most_in_order(taken, wanted):
    best = [0] * (len(wanted) + 1)
    for step in taken:
        row = [0]
        for column, other in enumerate(wanted):
            if step == other:
                row.append(best[column] + 1)  #: longest
            else:
                row.append(max(best[column + 1], row[column]))  #: longest
        best = row
    return best[-1]


def share(count, steps):
    return count / len(steps) if steps else None  #: no_steps


def score_trajectory(actual, golden):
    taken, wanted = comparable(actual), comparable(golden)
    matched = most_in_order(taken, wanted)
    in_place = sum(step == other for step, other in zip(taken, wanted))  #: by_place
    return {
        "step_precision": share(matched, taken),  #: shares
        "step_recall": share(matched, wanted),  #: shares
        "positional_precision": share(in_place, taken),  #: shares
        "positional_recall": share(in_place, wanted),  #: shares
        "extra_steps": len(taken) - matched,  #: extra
        "exact_match": taken == wanted,  #: exact
    }


if __name__ == "__main__":
    golden = [{"action": "open", "action_input": {"page": page}} for page in (3, 4, 5, 6)]
    first = {"action": "search", "action_input": {"text": "refunds"}}
    for name, actual in (("one in front", [first, *golden]), ("one skipped", golden[1:])):
        print(name)
        for figure, value in score_trajectory(actual, golden).items():
            print(f"  {figure:20} {value}")
