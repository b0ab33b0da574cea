# fault: args is changed in place, every checked field is popped from it
FITTING = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, shape):
    wrong = []
    for wanted, prop in shape["properties"].items():
        if wanted in args:
            val = args.pop(wanted)
            if not isinstance(val, FITTING[prop["type"]]):
                wrong.append(f"{wanted}: {prop['type']} expected")
            elif "maximum" in prop and val > prop["maximum"]:
                wrong.append(f"{wanted}: over the maximum")
        elif wanted in shape.get("required", []):
            wrong.append(f"{wanted}: missing")
    # what is left over was not expected
    wrong += [f"{wanted}: unexpected" for wanted in args]
    return wrong
