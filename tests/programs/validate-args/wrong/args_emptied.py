# fault: args is changed in place, every checked field is popped from it
FITTING = {"number": (int, float), "boolean": bool, "string": str, "integer": int}


def validate(args, shape):
    wrong = []
    for key_name, prop in shape["properties"].items():
        if key_name in args:
            got = args.pop(key_name)
            if not isinstance(got, FITTING[prop["type"]]):
                wrong.append(f"{key_name}: {prop['type']} expected")
            elif "maximum" in prop and got > prop["maximum"]:
                wrong.append(f"{key_name}: over the maximum")
        elif key_name in shape.get("required", []):
            wrong.append(f"{key_name}: missing")
    # what is left over was not expected
    wrong += [f"{key_name}: unexpected" for key_name in args]
    return wrong
