from collections import Counter


def counts(called, expected):
    hits = Counter(called) & Counter(expected)  #: as_bags
    return sum(hits.values()), len(called), len(expected)  #: hits


def share(part, whole):
    return part / whole if whole else None  #: nothing


def tool_selection(called, expected):
    hits, chosen, right = counts(called, expected)
    return {"precision": share(hits, chosen), "recall": share(hits, right)}  #: shares


def mean(figures):
    known = [figure for figure in figures if figure is not None]  #: left_out
    return share(sum(known), len(known))


def tool_selection_over(cases):
    rows = [counts(*case) for case in cases]
    hits, chosen, right = (sum(row[column] for row in rows) for column in range(3))  #: pooled
    each = [tool_selection(*case) for case in cases]
    return {
        "micro_precision": share(hits, chosen),  #: pooled
        "micro_recall": share(hits, right),  #: pooled
        "macro_precision": mean(one["precision"] for one in each),  #: each_case
        "macro_recall": mean(one["recall"] for one in each),  #: each_case
    }


if __name__ == "__main__":
    cases = [
        (["search", "search", "refund"], ["lookup", "refund"]),
        (["lookup", "search", "ask", "mail"], ["lookup"]),
        ([], ["refund"]),
    ]
    for case in (["search"] * 9 + ["refund"], ["search", "refund"]), (["mail"], ["mail", "mail"]):
        print(tool_selection(*case))
    for figure, value in tool_selection_over(cases).items():
        print(f"{figure:15} {value:.3f}")
