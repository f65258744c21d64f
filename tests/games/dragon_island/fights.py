"""What has come of a fight with dragons."""

from tests.games.dragon_island.table import Table


def strengths(t: Table) -> list[int]:
    """Of the dragon, after each blow."""
    return [event["left"] for event in t.told("struck")]


def lost(t: Table) -> list[str]:
    """Troops, in the order in which they fell."""
    return [event["token"] for event in t.told("lost")]


def is_fighting(t: Table, ship: str = "N1") -> bool:
    return t.asked[1] == "fighter" and t.ask.about["ship"] == ship


def rolled(t: Table) -> Table:
    """The next seat rolls, and no 1."""
    return t.play("4", "6")


def next_turn(t: Table) -> Table:
    """This turn ends, and the next seat rolls."""
    return rolled(t.play("end"))


def all_around(t: Table) -> Table:
    """Of two players: this turn ends, the other's too, and the dice are rolled anew."""
    return next_turn(next_turn(t))
