"""What is called otherwise than in the catalogues: seats by their home harbour, and what a player's own
files name."""

from drakomor.games.dragon_island.parts import Parts

HARBOUR_FACTS = ("by", "harbour", "other", "place", "ship", "side")  # facts that may be a harbour


def words(parts: Parts, usual: Parts, seats: int) -> dict[str, str]:
    return _of_seats(parts, usual, seats) | _of_harbours(parts, usual) | _of_tasks(parts, usual)


def _of_seats(parts: Parts, usual: Parts, seats: int) -> dict[str, str]:
    """The House by the side of its home harbour: two players are N and S (DI-R-2)."""
    known = {usual.ship_letters[home]: usual.harbours[home].name for home in usual.all_homes}
    found = {}
    for seat, home in enumerate(parts.homes[seats]):
        side, name = parts.ship_letters[home], parts.harbours[home].name
        found[f"word-seat-{seat}"] = f"word-seat-{side}" if name == known[side] else name
    return found


def _of_harbours(parts: Parts, usual: Parts) -> dict[str, str]:
    names = {name: harbour.name for name, harbour in parts.harbours.items()}
    known = {name: harbour.name for name, harbour in usual.harbours.items()}
    own = {name: called for name, called in names.items() if known.get(name) != called}
    return {f"word-{fact}-{name}": called for name, called in own.items() for fact in HARBOUR_FACTS}


def _of_tasks(parts: Parts, usual: Parts) -> dict[str, str]:
    known = {task.id: (task.title, task.text) for task in usual.tasks.values()}
    found: dict[str, str] = {}
    for name, task in parts.tasks.items():
        if known.get(name) != (task.title, task.text):
            found |= {f"word-task-{name}": task.title, f"task-{name}": task.text}
    return found
