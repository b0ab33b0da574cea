#: given
IRREVERSIBLE = {"send_email", "issue_refund", "delete_account"}
#: end


def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:  #: gate
        answer = approve(name, args)  #: ask
        if not answer["approved"]:  #: decide
            reason = answer.get("reason", "no reason was given")  #: reason
            return f"BLOCKED: a person refused {name}: {reason}. This is final, do not retry."  #: final
    return str(tools[name](**args))  #: run


if __name__ == "__main__":
    tools = {
        "find_order": lambda order_id: {"order": order_id, "cents": 90_000},
        "issue_refund": lambda order_id, cents: f"refunded {cents} cents for {order_id}",
    }

    def policy(name, args):
        print(f"  may I? {name} {args}")
        if args["cents"] > 10_000:
            return {"approved": False, "reason": "too much for one refund"}
        return {"approved": True}

    print(guarded_call("find_order", {"order_id": "o-7"}, tools, policy))
    for cents in (500, 90_000):
        print(guarded_call("issue_refund", {"order_id": "o-7", "cents": cents}, tools, policy))
