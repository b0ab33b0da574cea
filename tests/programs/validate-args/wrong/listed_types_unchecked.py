# fault: the types are not checked at all
class Validator:
    def __init__(self, schema):
        self.schema, self.problems = schema, []

    def run(self, args):
        for name in self.schema.get("required", []):
            if name not in args:
                self.problems.append(f"missing {name}")
        for name in args:
            rule = self.schema["properties"].get(name)
            if rule is None:
                self.problems.append(f"unexpected {name}")
            elif isinstance(args[name], (int, float)) and args[name] > rule.get("maximum", args[name]):
                self.problems.append(f"{name} is out of range")
        return self.problems


def validate(args, schema):
    return Validator(schema).run(args)
