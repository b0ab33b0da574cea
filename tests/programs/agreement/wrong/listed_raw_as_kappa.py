# fault: kappa is the raw agreement again, nothing is corrected for chance
from statistics import mean


class Agreement(dict):
    def __init__(self, judge, human):
        p_o = round(mean(int(a == b) for a, b in zip(judge, human)), 3)
        super().__init__(agreement=p_o, kappa=p_o)


def agreement(judge_labels, human_labels):
    return Agreement(judge_labels, human_labels)
