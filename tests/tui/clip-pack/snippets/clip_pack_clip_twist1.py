"""Clip a long result, keeping both its ends."""


def clip(text, limit=2000):
    if len(text) <= limit:  #: fits
        return text
    half = limit // 2  #: both_ends
    missing = len(text) - 2 * half  #: count
    return f"{text[:half]} [{missing} more] {text[len(text) - half :]}"  #: both_ends


if __name__ == "__main__":
    print(clip("01234567890123456789", 10))
