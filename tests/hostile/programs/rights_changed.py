# drill: agreement
# right: passed
# why: chmod, chown, times and attributes, inside and outside
import os
def attempt(act):
    try:
        act()
    except OSError:
        return
    raise SystemError("an act went through that must not")

open("mine", "w").close()
folder = os.open(".", os.O_RDONLY)
for path in ("mine", "/etc/passwd", "/tmp", "..", os.__file__):
    before = os.stat(path)
    for rights in (0o777, 0o400, 0):
        os.chmod(path, rights)
        os.chmod(os.path.abspath(path), rights, dir_fd=folder)
        os.chmod(path, rights, follow_symlinks=False) if os.chmod in os.supports_follow_symlinks else None
    os.utime(path, (0, 0))
    after = os.stat(path)
    if (before.st_mode, before.st_mtime_ns, before.st_atime_ns) != (after.st_mode, after.st_mtime_ns, after.st_atime_ns):
        raise SystemError("something changed that must not")
    attempt(lambda: os.chown(path, 0, 0))
    attempt(lambda: os.setxattr(path, "user.x", b"1"))

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
