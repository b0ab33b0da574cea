IRREVERSIBLE = {"send_email", "issue_refund", "delete_account"}


def _refusal(tool, /, reason=None, **_):
    parts = ["BLOCKED by a person", f"tool {tool}"]
    if reason is not None:
        parts.append(f"because {reason}")
    return "; ".join(parts + ["Do Not Retry"])


def guarded_call(name, args, tools, approve):
    # `or` stops at the first yes: an ordinary tool never reaches the question
    if name not in IRREVERSIBLE or (decision := approve(name, dict(args))).get("approved"):
        return str(tools[name](**args))
    return _refusal(name, **decision)


if __name__ == "__main__":
    print(guarded_call("send_email", {}, {}, lambda n, a: {"approved": False}))
