# fault: a whole number is refused where a number is asked for
class Validator:
    python = dict(string=str, integer=int, number=float, boolean=bool)

    def __init__(self, schema):
        self.fields = schema["properties"]
        self.required = schema.get("required", [])
        self.found = []

    def note(self, field, text):
        self.found.append(f"{field} {text}")

    def check(self, args):
        for field in self.required:
            if field not in args:
                self.note(field, "is missing")
        for field, value in args.items():
            if field not in self.fields:
                self.note(field, "is unexpected")
                continue
            rule = self.fields[field]
            if not isinstance(value, self.python[rule["type"]]):
                self.note(field, f"has to be of type {rule['type']}")
            elif value > rule["maximum"] if "maximum" in rule else False:
                self.note(field, f"is over {rule['maximum']}")
        return self.found


def validate(args, schema):
    return Validator(schema).check(args)
