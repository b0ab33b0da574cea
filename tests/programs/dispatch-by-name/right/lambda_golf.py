make_dispatcher = lambda reg: lambda n, a: str(reg[n]["fn"](**a)) if n in reg else f"ERROR {n}? {[*reg]}"
