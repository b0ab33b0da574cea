def answer_with_fallbacks(chain, request, log):
    for position, (name, source) in enumerate(chain):  #: in_order
        try:
            answer = source(request)
        except Exception as error:  #: exceptions
            log.append({"failed": name, "error": f"{type(error).__name__}: {error}"})  #: log
        else:
            return {"answer": answer, "served_by": name, "degraded": position > 0}  #: mark
    return {"answer": None, "served_by": None, "degraded": True}  #: exhausted


def success_rates(outcomes):
    primary = [good for result, good in outcomes if not result["degraded"]]  #: apart
    degraded = [good for result, good in outcomes if result["degraded"]]  #: apart
    return {
        "primary": share(primary),
        "degraded": share(degraded),
        "fallback_rate": len(degraded) / len(outcomes) if outcomes else None,  #: how_often
    }


def share(goods):
    return sum(goods) / len(goods) if goods else None  #: none_yet


if __name__ == "__main__":
    outcomes = [({"degraded": False}, number < 45) for number in range(60)]
    outcomes += [({"degraded": True}, number < 36) for number in range(40)]
    print("all in one:", sum(good for _, good in outcomes) / len(outcomes))
    print(success_rates(outcomes))
