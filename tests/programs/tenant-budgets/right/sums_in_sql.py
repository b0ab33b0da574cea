import sqlite3


class TenantBudgets:
    def __init__(self, limits):
        self.db = sqlite3.connect(":memory:", check_same_thread=False)
        self.db.executescript(
            """create table lim (tenant text primary key, tokens integer);
               create table entry (id integer primary key, tenant text, role text, held integer, spent integer default 0);"""
        )
        self.db.executemany("insert into lim values (?, ?)", limits.items())

    def _one(self, sql, *values):
        return self.db.execute(sql, values).fetchone()

    def left(self, tenant):
        (limit,) = self._one("select coalesce((select tokens from lim where tenant = ?), 0)", tenant)
        (used,) = self._one("select coalesce(sum(held + spent), 0) from entry where tenant = ?", tenant)
        return limit - used if limit > used else 0

    def reserve(self, tenant, role, estimate):
        if estimate > self.left(tenant):
            raise BudgetExceeded(tenant)
        place = self.db.execute("insert into entry (tenant, role, held) values (?, ?, ?)", (tenant, role, estimate)).lastrowid

        def end(actual):
            nonlocal end
            self.db.execute("update entry set held = 0, spent = ? where id = ?", (actual, place))
            end = lambda _: None

        return [lambda actual: end(actual)]

    def settle(self, hold, actual):
        (end,) = hold
        end(actual)

    def spent(self, tenant):
        return dict(self.db.execute("select role, sum(spent) from entry where tenant = ? group by role", (tenant,)))
