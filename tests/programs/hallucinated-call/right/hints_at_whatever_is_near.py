from difflib import SequenceMatcher


def handle_hallucinated_call(action, args, registry, caller_scopes):
    # step 1: find the tools this caller can use
    usable = {}
    for name in registry:
        spec = registry[name]
        has_all = True
        for scope in spec.scopes_required:
            if scope not in caller_scopes:
                has_all = False
        if has_all == True:
            usable[name] = spec

    # step 2: the name is wrong
    if usable.get(action) == None:
        best_name = None
        best_score = 0
        for name in usable:
            score = SequenceMatcher(None, name.lower(), action.lower()).ratio()
            if score > best_score:
                best_score = score
                best_name = name
        text = "ERROR: tool " + action + " does not exist. You can use: "
        for name in usable:
            text = text + name + " "
        if best_name != None:
            text = text + "\nDid you mean " + best_name + "?"
        return text

    # step 3: the arguments are wrong
    try:
        validate_against_schema(args, usable[action].input_schema)
    except SchemaValidationError as problem:
        return "ERROR: " + action + " " + str(problem) + " " + str(usable[action].input_schema)

    # step 4: everything is fine
    return None
