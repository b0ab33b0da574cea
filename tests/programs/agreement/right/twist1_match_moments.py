# twist: 1
# E[(i-j)^2] under independence needs the means and the mean squares only
from statistics import mean


def kappa_from(seen, chance):
    return 1.0 if chance == 0 else 1 - seen / chance


def agreement(judge_labels, human_labels, weights="none"):
    pairs = list(zip(judge_labels, human_labels))
    disagreed = mean(float(a != b) for a, b in pairs)
    match weights:
        case "quadratic":
            order = sorted(set(judge_labels) | set(human_labels))
            xs = [order.index(a) for a, _ in pairs]
            ys = [order.index(b) for _, b in pairs]
            seen = sum((x - y) ** 2 for x, y in zip(xs, ys)) / len(pairs)
            n = len(pairs)
            top = n * sum(x * x for x in xs) + n * sum(y * y for y in ys) - 2 * sum(xs) * sum(ys)
            chance = top / n**2
        case _:
            seen = disagreed
            chance = mean(float(a != b) for a in judge_labels for b in human_labels)
    return {"agreement": round(1 - disagreed, 3), "kappa": round(kappa_from(seen, chance), 3)}
