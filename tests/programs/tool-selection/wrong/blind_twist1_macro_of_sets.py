# twist: 1
# fault: the macro figures still compare sets
from collections import Counter


def tool_selection(called, expected):
    right = (Counter(called) & Counter(expected)).total()
    return {
        "precision": right / len(called) if called else None,
        "recall": right / len(expected) if expected else None,
    }


def tool_selection_over(cases):
    right = sum((Counter(c) & Counter(e)).total() for c, e in cases)
    made, wanted = sum(len(c) for c, _ in cases), sum(len(e) for _, e in cases)
    ps = [len(set(c) & set(e)) / len(set(c)) for c, e in cases if c]
    rs = [len(set(c) & set(e)) / len(set(e)) for c, e in cases if e]
    return {
        "micro_precision": right / made if made else None,
        "micro_recall": right / wanted if wanted else None,
        "macro_precision": sum(ps) / len(ps) if ps else None,
        "macro_recall": sum(rs) / len(rs) if rs else None,
    }
