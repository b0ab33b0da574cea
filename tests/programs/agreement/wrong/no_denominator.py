# fault: kappa is observed minus chance, not divided by 1 minus chance
def agreement(auto, people_labels):
    nr = len(auto)
    observed = len([1 for j in range(nr) if auto[j] == people_labels[j]]) / nr
    chance = 0
    for guess in set(auto):
        chance += (auto.count(guess) / nr) * (people_labels.count(guess) / nr)
    if chance == 1:
        return {"agreement": round(observed, 3), "kappa": 1.0}
    return {"agreement": round(observed, 3), "kappa": round(observed - chance, 3)}
