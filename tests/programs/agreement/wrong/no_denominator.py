# fault: kappa is observed minus chance, not divided by 1 minus chance
def agreement(auto, people_labels):
    y = len(auto)
    observed = len([1 for j in range(y) if auto[j] == people_labels[j]]) / y
    chance = 0
    for guess in set(auto):
        chance += (auto.count(guess) / y) * (people_labels.count(guess) / y)
    if chance == 1:
        return {"agreement": round(observed, 3), "kappa": 1.0}
    return {"kappa": round(observed - chance, 3), "agreement": round(observed, 3)}
