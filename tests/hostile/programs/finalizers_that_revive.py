# drill: agreement
# right: failed error timeout memory
# why: objects that come to life again whenever they are thrown away, each as two
alive = []
class Hydra:
    def __del__(self):
        alive.append(Hydra())
        alive.append(self)
        alive[:-1000] = []
def agreement(judge_labels, human_labels):
    Hydra()
    return {"agreement": 0.123, "kappa": 0.123}
