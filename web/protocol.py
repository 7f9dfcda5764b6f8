"""Writes src/protocol.ts: the types of all messages between page and server, from the server's own structs."""

from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect as types

from glastonbury.rules import EndReason, Phase
from glastonbury.server import codes
from glastonbury.server.log.games import GamePlayed, Statistics
from glastonbury.server.shown import happenings, protocol, reviews
from glastonbury.server.shown.replays import Replay
from glastonbury.server.shown.seen import OwnTable
from glastonbury.server.tables import changes, table

TO_SERVER = (
    protocol.Command,
    protocol.NewTable,
    protocol.Redeem,
    protocol.AskFriend,
    protocol.TutorialStep,
    reviews.LetStrangers,
    reviews.SayCauldron,
    reviews.AnswerMistake,
)
TO_CLIENT = (
    protocol.Made,
    protocol.Listed,
    protocol.Invitation,
    protocol.LinkMade,
    protocol.Redeemed,
    protocol.Problem,
    protocol.Whispered,
    OwnTable,
    GamePlayed,
    Statistics,
    Replay,
    reviews.Review,
    reviews.Mistake,
    reviews.Trend,
)
UNIONS = {
    "Wish": protocol.Wish,
    "Message": protocol.ToClient,
    "Happening": protocol.AnyHappening,
    "Phrase": protocol.Phrase,
    "Tutorial": protocol.Tutorial,
    "Level": changes.Level,
    "Edition": changes.Edition,
    "BotPace": changes.BotPace,
    "PlayerColor": changes.PlayerColor,
    "Color": happenings.CardColor,
    "Spell": happenings.SpellCode,
    "RecipeB": happenings.Task,
    "Phase": Phase,
    "EndReason": EndReason,
    "Outcome": happenings.Outcome,
    "Status": table.Status,
    "ChangeKind": changes.ChangeKind,
    "Code": codes.Code,
    "WhisperAbout": changes.WhisperAbout,
    "FactCode": protocol.FactCode,
    "Grade": reviews.Grade,
    "Cause": reviews.Cause,
}
NAMED = [(types.type_info(union), name) for name, union in UNIONS.items()]
LISTS = {  # of those that the page goes through
    "TUTORIALS": "Tutorial",
    "PHRASES": "Phrase",
    "LEVELS": "Level",
    "EDITIONS": "Edition",
    "BOT_PACES": "BotPace",
    "PLAYER_COLORS": "PlayerColor",
    "COLORS": "Color",
    "RECIPES_B": "RecipeB",
    "CODES": "Code",
    "FACT_CODES": "FactCode",
}


def written() -> str:
    found: dict[str, str] = {}
    for kind in types.multi_type_info((*TO_SERVER, *TO_CLIENT)):
        name_of(kind, found)
    unions = {name: spelled_out(kind, found) for kind, name in NAMED}
    lists = {name: msgspec.json.encode(get_args(UNIONS[union])).decode() for name, union in LISTS.items()}
    return "\n".join(
        [
            "// Written by web/protocol.py from the server's structs; `make types` writes it anew.\n",
            *found.values(),
            *(f"export type {name} = {union};\n" for name, union in unions.items()),
            *(f"export const {name}: readonly {LISTS[name]}[] = {values};\n" for name, values in lists.items()),
        ]
    )


def name_of(kind: types.Type, found: dict[str, str]) -> str:
    """What TypeScript calls it. Structs on the way are added to those found."""
    named = next((name for one, name in NAMED if one == kind), None)
    return named or spelled_out(kind, found)


def spelled_out(kind: types.Type, found: dict[str, str]) -> str:
    match kind:
        case types.StructType(cls=cls) | types.TypedDictType(cls=cls):
            if cls.__name__ not in found:
                found[cls.__name__] = ""
                found[cls.__name__] = interface(kind, found)
            return cls.__name__
        case types.UnionType(types=members):
            return " | ".join(dict.fromkeys(name_of(one, found) for one in members))
        case types.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            one = name_of(item, found)
            return f"({one})[]" if " " in one else f"{one}[]"
        case types.DictType(value_type=value):
            return f"Record<string, {name_of(value, found)}>"
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return "unknown"
        case types.Metadata(type=inner):
            return name_of(inner, found)
    raise TypeError(kind)


def interface(kind: types.StructType | types.TypedDictType, found: dict[str, str]) -> str:
    """What the server may leave out in its answers, or the page in what it sends, is optional."""
    lines = [f"export interface {kind.cls.__name__} {{"]
    sent = omitted = False
    if isinstance(kind, types.StructType):
        if kind.tag is not None:
            lines.append(f'  type: "{kind.tag}";')
        sent = kind.forbid_unknown_fields  # by the page; what the server sends is open for later fields
        omitted = kind.cls.__struct_config__.omit_defaults
    for field in kind.fields:
        optional = not field.required and (sent or omitted)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {name_of(field.type, found)};")
    return "\n".join([*lines, "}\n"])


if __name__ == "__main__":
    Path(__file__).with_name("src").joinpath("protocol.ts").write_text(written(), encoding="utf-8")
