"""`drakomor verify`: whether every die and every draw of a record fell as it had to."""

from argparse import ArgumentParser
from typing import TYPE_CHECKING

from drakomor.cli.parsing import Namespace
from drakomor.texts import Say, Texts

if TYPE_CHECKING:
    from drakomor.kernel.fair import Fair
    from drakomor.kernel.proof import Drawn, Proof

UNPROVEN = 1  # the exit status of a record that can be read, and whose dice are not proven


def add(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("file", metavar="RECORD", help=say("verify-help-file"))
    parser.add_argument("--all", action="store_true", help=say("verify-help-all"))


def run(args: Namespace, say: Say) -> int:
    from drakomor.cli.files import read

    page = read(args.file, args)
    proof, texts = page.proof(), Texts(args.language, page.game)
    if proof.record.fair is not None:
        _tell_terms(proof.record.fair, proof.record.seats, say)
    for drawn in proof.draws if args.all else []:
        print(_told(drawn, texts))
    print(_verdict(page.place, proof, texts))
    return 0 if proof.is_proven else UNPROVEN


def _tell_terms(fair: "Fair", names: list[str], say: Say) -> None:
    """What a player compares with what the own screen showed before the first ply."""
    print(say("verify-commitment", commitment=fair.commitment))
    for name, entropy in zip(names, fair.entropy, strict=True):
        key = "verify-entropy" if entropy else "verify-no-entropy"
        print(say(key, name=name, entropy=entropy))


def _told(drawn: "Drawn", texts: Texts) -> str:
    return texts.say("verify-drawn" if drawn.holds else "verify-strayed", **_facts(drawn, texts))


def _facts(drawn: "Drawn", texts: Texts) -> dict[str, str]:
    from drakomor.cli.telling import told_ask
    from drakomor.kernel.notation import text

    return {
        "ply": str(drawn.ply),
        "asked": told_ask(drawn.ask, texts),
        "said": text(drawn.said),
        "due": text(drawn.due),
        "number": str(drawn.number),
        "limit": str(drawn.limit),
    }


def _verdict(place: str, proof: "Proof", texts: Texts) -> str:
    if proof.is_proven:
        return texts.say("verify-proven", place=place, count=len(proof.draws))
    if proof.wrong is not None:
        return texts.say("verify-wrong", place=place, **_facts(proof.wrong, texts))
    return texts.say("verify-unproven", place=place, why=texts.say(f"verify-{proof.lack}"))
