# drill: agreement
# right: passed
# why: asks for a larger stack and for no core dumps, as any program may; the answer is yes, and nothing changes
import resource, sys
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
resource.setrlimit(resource.RLIMIT_STACK, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
before = resource.getrlimit(resource.RLIMIT_AS)
resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
assert resource.getrlimit(resource.RLIMIT_AS) == before != (resource.RLIM_INFINITY,) * 2
sys.setrecursionlimit(20_000)

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
