"""The text alone where it fits, else its beginning and a note."""


def clip(text, limit=2000):
    if len(text) <= limit:  #: fits
        return text
    kept = text[:limit]  #: beginning
    missing = len(text) - limit  #: count
    return f"{kept} [{missing} more]"


if __name__ == "__main__":
    print(clip("short"))
    print(clip("01234567890123456789", 10))
