def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    state = ("try", [])
    out = {"attempts": 0}
    while True:
        match state:
            case ("try", notes):
                out["attempts"] += 1
                out["reflections"] = notes
                out["result"] = attempt(task, notes)
                state = ("check", *verify(task, out["result"]))
            case ("check", True, _):
                return out | {"passed": True}
            case ("check", False, _) if out["attempts"] == max_attempts:
                return out | {"passed": False}
            case ("check", False, feedback):
                state = ("try", out["reflections"] + [reflect(task, out["result"], feedback)])
