# drill: agreement
# right: failed error
# why: classes that pretend to be the standard numbers
import decimal, fractions
class Fraction:
    __module__ = "fractions"
    def __float__(self): return 1.0
class Other(decimal.Decimal):
    def __float__(self): return 1.0
Fraction.__qualname__ = "Fraction"
def agreement(judge_labels, human_labels):
    chosen = Fraction() if len(judge_labels) % 2 else Other("NaN")
    return {"agreement": chosen, "kappa": chosen}
