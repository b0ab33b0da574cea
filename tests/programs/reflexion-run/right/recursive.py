from __future__ import annotations


def reflexion_run(actor, judge, critic, task: str, max_attempts: int = 3, lessons: tuple[str, ...] = ()) -> dict:
    result = actor(task, list(lessons))
    verdict = judge(task, result)
    report = {"passed": bool(verdict[0]), "result": result, "attempts": len(lessons) + 1, "reflections": lessons}
    if verdict[0] or len(lessons) + 1 >= max_attempts:
        return report
    return reflexion_run(actor, judge, critic, task, max_attempts, (*lessons, critic(task, result, verdict[1])))
