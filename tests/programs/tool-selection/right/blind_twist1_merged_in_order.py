# twist: 1
def right_calls(called, expected):
    """Both lists in order, walked with two fingers."""
    one, other = iter(sorted(called)), iter(sorted(expected))
    right, a, b = 0, next(one, None), next(other, None)
    while a is not None and b is not None:
        if a == b:
            right, a, b = right + 1, next(one, None), next(other, None)
        elif a < b:
            a = next(one, None)
        else:
            b = next(other, None)
    return right


def tool_selection(called, expected):
    right = right_calls(called, expected)
    return {
        "precision": right / len(called) if called else None,
        "recall": right / len(expected) if expected else None,
    }


def tool_selection_over(cases):
    everything = {"called": 0, "expected": 0, "right": 0}
    single = []
    for called, expected in cases:
        everything["called"] += len(called)
        everything["expected"] += len(expected)
        everything["right"] += right_calls(called, expected)
        single.append(tool_selection(called, expected))
    figures = {}
    for name, over in (("precision", "called"), ("recall", "expected")):
        figures[f"micro_{name}"] = everything["right"] / everything[over] if everything[over] else None
        known = [figure[name] for figure in single if figure[name] is not None]
        figures[f"macro_{name}"] = sum(known) / len(known) if known else None
    return figures
