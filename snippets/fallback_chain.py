def answer_with_fallbacks(chain, request, log):
    for position, (name, source) in enumerate(chain):  #: in_order
        try:
            answer = source(request)
        except Exception as error:  #: exceptions
            log.append({"failed": name, "error": f"{type(error).__name__}: {error}"})  #: log
        else:
            return {"answer": answer, "served_by": name, "degraded": position > 0}  #: mark
    return {"answer": None, "served_by": None, "degraded": True}  #: exhausted


if __name__ == "__main__":

    def big_model(question):
        raise ConnectionError("529 overloaded")

    def small_model(question):
        raise TimeoutError("after 10 s")

    def cache(question):
        return {"opening hours": "9 to 17"}[question]

    chain = [("big model", big_model), ("small model", small_model), ("cache", cache)]
    for question in ("opening hours", "my order"):
        log = []
        print(answer_with_fallbacks(chain, question, log))
        for entry in log:
            print("  ", entry)
