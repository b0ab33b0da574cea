# twist: 1
# fault: the weighted kappa is not rounded
def agreement(machine_labels, people_labels, weights=None):
    y = len(people_labels)
    order = sorted(set(machine_labels) | set(people_labels))
    at = {guess: place for place, guess in enumerate(order)}

    def off(j, d):
        return (at[j] - at[d]) ** 2 if weights == "quadratic" else float(j != d)

    po = sum(j == d for j, d in zip(machine_labels, people_labels)) / y
    done = sum(off(j, d) for j, d in zip(machine_labels, people_labels)) / y
    chance = sum(off(j, d) for j in machine_labels for d in people_labels) / y**2
    kappa = 1 - done / chance if chance else 1.0
    return {"agreement": round(po, 3), "kappa": kappa if weights else round(kappa, 3)}
