def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done = []  #: keep_done
    rest = llm_plan(task, done, None)  #: plan_first
    replans = 0
    while rest:
        step, *rest = rest  #: in_order
        try:
            done.append((step, execute_step(step, done)))  #: keep_done
        except Exception as error:
            failed = (step, repr(error))  #: tell_failure
            if replans == max_replans:  #: bounded
                return {"complete": False, "answer": None, "done": done, "failed": failed}  #: honest_end
            replans += 1  #: bounded
            rest = llm_plan(task, done, failed)  #: new_rest
    answer = llm_synthesize(task, done)  #: answer_last
    return {"complete": True, "answer": answer, "done": done, "failed": None}  #: answer_last


if __name__ == "__main__":

    def llm_plan(task, done, failed):
        print(f"plan: {len(done)} done, failed: {failed}")
        if failed:
            return ["count them in the archive", "draw the chart"]
        return ["list the lighthouses", "count them on the web page", "draw the chart"]

    def llm_synthesize(task, done):
        return f"{task}: done in {len(done)} steps."

    for broken in ("web", "count"):

        def execute_step(step, done, broken=broken):
            if broken in step:
                raise ConnectionError("no connection")
            return f"{step}: fine"

        report = plan_and_execute(llm_plan, execute_step, llm_synthesize, "A chart of lighthouses")
        print(report["complete"], report["answer"], [step for step, _ in report["done"]], report["failed"], sep="; ")
