"""One row a case and tool; the figures are counted out of the rows."""

from fractions import Fraction


def rows_of(cases):
    rows = []
    for number, (called, expected) in enumerate(cases):
        for tool in sorted({*called, *expected}):
            rows.append({"case": number, "called": tool in called, "expected": tool in expected})
    return rows


def rate(rows, of):
    of_those = [row for row in rows if row[of]]
    if not of_those:
        return None
    return Fraction(sum(row["called"] and row["expected"] for row in of_those), len(of_those))


def number(value):
    return value if value is None else float(value)


def tool_selection(called, expected):
    rows = rows_of([(called, expected)])
    return {"precision": number(rate(rows, "called")), "recall": number(rate(rows, "expected"))}


def tool_selection_over(cases):
    rows = rows_of(cases)
    result = {}
    for name, of in (("precision", "called"), ("recall", "expected")):
        result["micro_" + name] = number(rate(rows, of))
        single = [rate([row for row in rows if row["case"] == n], of) for n in range(len(cases))]
        single = [value for value in single if value is not None]
        result["macro_" + name] = number(sum(single) / len(single)) if single else None
    return result
