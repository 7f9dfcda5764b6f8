"""A player who perceives nothing but words: what live regions say, and what the browser tells assistive technology
about the thing that has the focus. It acts by keys alone, and knows no class, no id and no state of the page.

It speaks the page's language by its messages, backwards: `Tongue.understand("Ben nimmt Honigwabe 2 von d2.")`.
"""

import re
from functools import cache, cached_property
from itertools import product
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from playwright.sync_api import Page
from situations import TEXTS

from glastonbury.rules import State

CORNERS = ("a1", "f1", "f6", "a6")
LINES = "bcde2345"
OTHER_COLORS = ("yellow", "green", "red", "blue", "orange", "purple", "white")
COLORS = {"N": "brown", "K": "black"} | {color[0].upper(): color for color in OTHER_COLORS}
SPELLS = ("Ac", "De", "Va", "Pe")
INGREDIENT_CARDS = [f"{color}{kind}{number}" for color in COLORS for kind in "ab" for number in range(1, 5)]
CARDS = (*INGREDIENT_CARDS, "Im", *SPELLS)
STREET = "-bcde-2345-edcb-5432"  # the lines beside the stops; corners have none
FAR = 80  # no page has so many places to stop at by Tab

# Screen readers hear what is added to a live region; all of it where it is a short status. Nothing is heard beneath
# what lies over the page.
EARS = """(() => {
  const heard = window.heard = [];
  const LIVE = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const silenced = (region) => [...document.querySelectorAll('dialog:modal')].some(dialog => !dialog.contains(region))
    || region.closest('[hidden], [inert], [aria-hidden=true]');
  new MutationObserver((changes) => {
    const whole = new Set(), before = heard.length;
    for (const {target, addedNodes, type} of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const region = element?.closest(LIVE);
      if (!region || silenced(region) || !region.isConnected) continue;
      if (region.matches('[role=status], [role=alert]') || type === 'characterData') whole.add(region);
      else heard.push(...[...addedNodes].map(node => node.textContent));
    }
    heard.push(...[...whole].map(region => region.textContent));
    if (heard.length > before) window.hears?.();
  }).observe(document, {subtree: true, childList: true, characterData: true});
})()"""

HEARD = """async ([far, patience]) => {
  if (patience && heard.length <= far)
    await Promise.race([new Promise(hears => window.hears = hears), new Promise(tired => setTimeout(tired, patience))]);
  return heard.slice(far);
}"""
PATIENCE = 60_000  # milliseconds; the machine may be busy

EVENTS = (
    *("event-placed", "event-moved", "event-stayed", "event-passed", "event-declinatio", "event-taken"),
    *("event-taken-by-accio", "event-spell-kept", "event-dropped", "event-swept", "event-swept-away", "event-looked"),
    *("event-swept-nothing", "event-turned-over", "event-ended-last_card", "event-ended-only_spells", "event-opened"),
    *("event-immuto", "event-immuto-none", "event-scored", "describe-top", "describe-empty", "play-asked"),
)
QUESTIONS = ("play-place", "play-take-from", "play-corner", "play-keep-or-drop", "play-immuto")
CELLS = ("board-cell", "board-cell-offered", "board-cell-ends", "board-empty", "board-corner", "board-corner-offered")


def plain(words: str) -> str:
    """Whatever kind of space there is, it is heard as one; where a word may be broken is not heard."""
    return re.sub(r"\s+", " ", words.replace("\u00ad", "")).strip()


@cache
def read(language: str) -> tuple[dict[str, ast.Message | ast.Term], FluentBundle]:
    """Its messages by their names, and what says them."""
    text = FluentResource((TEXTS / f"{language}.ftl").read_text(encoding="utf-8"))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(text)
    found = [entry for entry in text.body if isinstance(entry, (ast.Message, ast.Term))]
    return {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry for entry in found}, bundle


class Understood(NamedTuple):
    message: str
    told: dict[str, str]
    you: bool


class Tongue:
    """One language of the page, as its listeners know it: which sentence means what."""

    def __init__(self, language: str, names: tuple[str, ...]) -> None:
        self.entries, self.bundle = read(language)
        self.names = names
        self.known: dict[tuple[str, ...], list[tuple[str, str | None, re.Pattern[str]]]] = {}

    def say(self, message: str, **told: object) -> str:
        pattern = self.bundle.get_message(message).value
        said, errors = self.bundle.format_pattern(pattern, told)
        assert not errors, errors
        return plain(said)

    # What things are called

    @cached_property
    def cards(self) -> dict[str, str]:
        """In sentences, and on the square, where the colour is told too."""
        named = {}
        for code in CARDS:
            if code == "Im":
                named |= {self.say("immuto"): code, self.say("card-immuto-label"): code}
            elif code in SPELLS:
                spell = self.say(f"spell-{code}")
                named |= {spell: code, self.say("card-spell-label", name=spell): code}
            else:
                told = {"name": self.say(f"ingredient-{code[:2]}"), "number": code[2]}
                color = self.say(f"color-{COLORS[code[0]]}")
                named |= {self.say("card", **told): code, self.say("card-label", color=color, **told): code}
        return named

    @cached_property
    def places(self) -> dict[str, str]:
        lines = {self.say("line-row" if line.isdigit() else "line-column", line=line): line for line in LINES}
        return {**lines, **{corner: corner for corner in CORNERS}, self.say("line-corner"): "-"}

    @cached_property
    def variables(self) -> dict[str, str]:
        """How what a message is told can sound."""
        return {
            "cell": "[a-f][1-6]",
            "corner": "[a-f][1-6]",
            **dict.fromkeys(("stops", "points", "height"), r"[−\d]+"),
            "card": "|".join(map(re.escape, sorted(self.cards, key=len, reverse=True))),
            **dict.fromkeys(("line", "place"), "|".join(map(re.escape, self.places))),
            **dict.fromkeys(("who", "name"), "|".join(map(re.escape, (*self.names, self.say("you"))))),
            "turn": re.escape(self.say("play-your-turn")),
            "what": "|".join(
                "".join(
                    part if isinstance(part, str) else "(?:" + "|".join(map(re.escape, self.places)) + ")"
                    for part in form
                )
                for question in QUESTIONS
                for form in self.forms(self.entries[question].value)
            ),
        }

    # Messages backwards

    def understand(self, words: str, messages: tuple[str, ...] = EVENTS) -> list[Understood]:
        """All that was said, sentence after sentence: what was asked for comes at once."""
        words, found = plain(words), []
        while words:
            for message, attribute, pattern in self.patterns(messages):
                if heard := pattern.match(words):
                    found.append(Understood(message, heard.groupdict(), attribute == "you"))
                    words = words[heard.end() :].lstrip()
                    break
            else:
                return found
        return found

    def matches(self, message: str, words: str) -> bool:
        """Whether it is this message, or begins with it."""
        return any(pattern.match(plain(words)) for _, _, pattern in self.patterns((message,)))

    def patterns(self, messages: tuple[str, ...]) -> list[tuple[str, str | None, re.Pattern[str]]]:
        """The longest first, so that none is taken for the beginning of another."""
        if messages not in self.known:
            self.known[messages] = self.learn(messages)
        return self.known[messages]

    def learn(self, messages: tuple[str, ...]) -> list[tuple[str, str | None, re.Pattern[str]]]:
        found = []
        for message in messages:
            entry = self.entries[message]
            for attribute, pattern in [
                (None, entry.value),
                *((further.id.name, further.value) for further in entry.attributes),
            ]:
                found += [(message, attribute, self.compiled(form)) for form in self.forms(pattern)]
        return sorted(found, key=lambda way: -len(way[2].pattern))

    def compiled(self, form: list[str | ast.VariableReference]) -> re.Pattern[str]:
        text, seen = "", set()
        for part in form:
            if isinstance(part, str):
                text += part
                continue
            name = part.id.name
            text += f"(?P={name})" if name in seen else f"(?P<{name}>{self.variables.get(name, '.+?')})"
            seen.add(name)
        spaced = re.sub(r"\s+", " ", text.replace("\u00ad", "")).strip()
        return re.compile(f"{spaced}(?=$| |[.,;:])" if seen else spaced)

    def forms(self, pattern: ast.Pattern) -> list[list]:
        """Each way in which it may be said."""
        parts = [self.parts(element) for element in pattern.elements]
        return [[part for some in chosen for part in some] for chosen in product(*parts)]

    def parts(self, element) -> list[list]:
        match element:
            case ast.TextElement(value=text):
                return [[re.sub(r"\\?\s+", " ", re.escape(text))]]
            case ast.Placeable(expression=inner):
                return self.parts(inner)
            case ast.SelectExpression(variants=variants):
                return [form for variant in variants for form in self.forms(variant.value)]
            case ast.VariableReference():
                return [[element]]
            case ast.MessageReference(id=named):
                return self.forms(self.entries[named.name].value)
            case ast.TermReference(id=named):
                return self.forms(self.entries[f"-{named.name}"].value)
            case ast.StringLiteral():
                return [[re.escape(element.parse()["value"])]]
        raise AssertionError(f"not understood: {element}")


class Focused(NamedTuple):
    role: str
    name: str
    description: str
    states: dict[str, object]


class Listener:
    """Whoever plays by ear: what was heard makes the picture, and keys do the rest."""

    def __init__(self, page: Page, language: str, me: int, names: tuple[str, ...]) -> None:
        self.page, self.me, self.names = page, me, names
        self.tongue = Tongue(language, names)
        self.tools = page.context.new_cdp_session(page)
        self.tools.send("Accessibility.enable")
        self.did = "nothing"
        self.asked = 0  # how often
        self.listened = 0  # how far
        self.said: list[Understood] = []
        self.cells: dict[str, str] = {}
        self.stops: dict[int, int] = {}
        self.tops: dict[int, str | None] = dict.fromkeys(range(len(names)))
        self.heights: dict[int, int] = dict.fromkeys(range(len(names)), 0)
        self.uses: dict[tuple[int, str], int] = {}
        self.points: dict[int, int] = {}
        self.unsure = False
        self.under: list[tuple[int, str | None, int]] = []  # what was on top before the last card

    def remember(self, state: State) -> None:
        """What was heard before."""
        for seat, player in enumerate(state.players):
            if player.stop is not None:
                self.stops[seat] = player.stop
            self.tops[seat] = player.top.code if player.top else None
            self.heights[seat] = len(player.cauldron)
            self.uses.update({(seat, "Ac"): player.accio, (seat, "De"): player.declinatio})

    # Perceiving

    def focused(self) -> Focused:
        """What the browser says of it, in its tree for assistive technology."""
        thing = self.tools.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        found = self.tools.send("Accessibility.getPartialAXTree", {"objectId": thing, "fetchRelatives": False})
        node = found["nodes"][0]
        role = node.get("role", {}).get("value", "none")
        if role in ("none", "generic", "RootWebArea"):
            asked = {"objectId": thing, "functionDeclaration": "function () { return this === document.activeElement }"}
            still = self.tools.send("Runtime.callFunctionOn", asked)["result"]["value"]
            assert not still, f"the focus is nowhere, after {self.did}"
            return self.focused()  # another screen came between the two questions
        return Focused(
            role,
            plain(node.get("name", {}).get("value", "")),
            plain(node.get("description", {}).get("value", "")),
            {state["name"]: state["value"].get("value") for state in node.get("properties", [])},
        )

    def until(self, message: str, times: int) -> None:
        """Listens until something was said so often."""
        while self.heard(message) < times:
            self.listen(wait=True)

    def heard(self, message: str) -> int:
        return sum(sentence.message == message for sentence in self.said)

    def listen(self, wait: bool = False) -> None:
        fresh = self.page.evaluate(HEARD, [self.listened, PATIENCE if wait else 0])
        assert fresh or not wait, f"nothing is said any more, after {self.said[-3:]}"
        self.listened += len(fresh)
        for words in fresh:
            for sentence in self.tongue.understand(words):
                self.said.append(sentence)
                self.learn(sentence)

    def until_asked(self) -> None:
        """Whoever is not sure what is on top of the cauldrons asks for it then."""
        self.asked += 1
        self.until("play-asked", self.asked)
        question = self.said[-1].told["what"]
        if self.unsure and question != self.tongue.say("play-immuto"):
            self.unsure = False
            self.page.keyboard.press("t")
            self.until("describe-top", self.heard("describe-top") + 1)
            self.page.keyboard.press("Escape")  # what was asked for lies over the table

    # Remembering

    def seat(self, name: str) -> int:
        return self.me if name == self.tongue.say("you") else self.names.index(name)

    def learn(self, sentence: Understood) -> None:
        told = sentence.told
        who = self.me if sentence.you else self.seat(told["who"]) if "who" in told else -1
        match sentence.message:
            case "event-placed":
                self.stops[who] = CORNERS.index(told["corner"]) * 5
            case "event-moved":
                self.stops[who] = (self.stops[who] + int(told.get("stops") or 1)) % len(STREET)
                assert STREET[self.stops[who]] == self.tongue.places[told["line"]] if "line" in told else True
            case "event-taken" | "event-taken-by-accio":
                card = self.tongue.cards[told["card"]]
                assert self.cells.pop(told["cell"]) == card
                if sentence.message == "event-taken-by-accio":
                    self.uses[who, "Ac"] -= 1
                if card not in SPELLS:
                    self.under.append((who, self.tops[who], self.heights[who]))
                    self.tops[who] = card
                    self.heights[who] += 1
            case "event-dropped":
                if self.tongue.cards[told["card"]] not in SPELLS:
                    who, self.tops[who], self.heights[who] = self.under.pop()
            case "event-spell-kept":
                spell = self.tongue.cards[told["card"]]
                self.uses[who, spell] = self.uses.get((who, spell), 0) + {"Ac": 2, "De": 3}[spell]
            case "event-declinatio":
                self.uses[who, "De"] -= 1
            case "event-turned-over":
                self.cells[told["cell"]] = self.tongue.cards[told["card"]]
            case "event-swept" | "event-swept-away":
                self.unsure = True  # everybody sees what is on top now
            case "describe-top" | "describe-empty":
                seat = self.seat(told["name"])
                self.tops[seat] = self.tongue.cards[told["card"]] if "card" in told else None
                self.heights[seat] = int(told.get("height") or 0)
            case "event-scored":
                self.points = self.score(told["scores"])

    def score(self, scores: str) -> dict[int, int]:
        found = {}
        for pattern in (form for _, _, form in self.tongue.patterns(("event-score",))):
            for heard in pattern.finditer(scores):
                who = heard.groupdict().get("who")
                found.setdefault(self.me if who is None else self.seat(who), int(heard["points"].replace("−", "-")))
        return found

    def look_around(self) -> None:
        """The whole square, cell by cell."""
        self.go_to("a1")
        for row in "123456":
            for column in "abcdef" if row in "135" else "fedcba":
                self.see(self.go_to(column + row).name)

    def read_on(self) -> None:
        """The same without going there, as screen readers read a page."""
        tree = self.tools.send("Accessibility.getFullAXTree")["nodes"]
        for node in tree:
            if node.get("role", {}).get("value") == "gridcell":
                self.see(plain(node["name"]["value"]))

    def see(self, name: str) -> None:
        [seen] = self.tongue.understand(name, CELLS)
        if "card" in seen.told:
            self.cells[name[:2]] = self.tongue.cards[seen.told["card"]]

    # Doing

    def tab_to(self, wanted) -> Focused:
        for _ in range(FAR):
            here = self.focused()
            if wanted(here):
                return here
            self.page.keyboard.press("Tab")
        raise AssertionError(f"nothing of that kind can be reached; last was {here}")

    def go_to(self, cell: str) -> Focused:
        """By Tab to the square, and within it by arrows."""
        here = self.tab_to(lambda focused: focused.role == "gridcell").name[:2]
        across, down = ord(cell[0]) - ord(here[0]), int(cell[1]) - int(here[1])
        for _ in range(abs(across)):
            self.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        for _ in range(abs(down)):
            self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        found = self.focused()
        assert found.name.startswith(cell), found
        return found

    def press(self, message: str, **told: object) -> None:
        """The button of this name."""
        exact = self.tongue.say(message, **told) if told else None
        self.tab_to(
            lambda focused: (
                focused.role == "button"
                and (focused.name == exact if exact else self.tongue.matches(message, focused.name))
            )
        )
        self.page.keyboard.press("Enter")

    def take(self, cell: str) -> None:
        found = self.go_to(cell)
        [seen] = self.tongue.understand(found.name, CELLS)
        assert self.tongue.cards[seen.told["card"]] == self.cells[cell]
        assert seen.message in ("board-cell-offered", "board-cell-ends"), found
        self.page.keyboard.press("Enter")
        assert self.focused().states["selected"] is True
        looks = self.heard("event-looked")
        self.page.keyboard.press("Enter")
        if self.cells[cell] == "Pe" and seen.message == "board-cell-offered":
            self.until("event-looked", looks + 1)
            self.look()

    def decide(self, token: str) -> None:
        """Does what a record says."""
        self.did = token
        match token[0], token:
            case "@", _:
                assert self.tongue.understand(self.go_to(token[1:]).name, CELLS)[0].message == "board-corner-offered"
                self.page.keyboard.press("Enter")
            case "*", _:
                self.press("play-accio")
                self.take(token[1:])
            case _, "stay" | "keep" | "drop":
                self.press(f"play-{token}")
            case _, "declinatio":
                self.use_declinatio()
            case "i", _:
                place = token.partition(":")[2]
                self.press("play-immuto-none" if place == "none" else f"ingredient-{place}")
            case _:
                self.take(token)
        self.focused()

    def use_declinatio(self) -> None:
        """One that ends the game is asked for twice, and says so."""
        named = ("play-declinatio-to", "play-declinatio")
        self.tab_to(
            lambda focused: focused.role == "button" and any(self.tongue.matches(name, focused.name) for name in named)
        )
        self.page.keyboard.press("Enter")
        if self.tongue.matches("play-declinatio-and-end", self.focused().name):
            self.page.keyboard.press("Enter")

    def look(self) -> None:
        """Through the own cauldron: the cards are read, and then put away."""
        tree = self.tools.send("Accessibility.getFullAXTree")["nodes"]
        [sheet] = [node for node in tree if node.get("role", {}).get("value") == "dialog" and not node["ignored"]]
        named = {node["nodeId"]: node for node in tree}
        cards, more = [], [sheet]
        while more:
            node = more.pop(0)
            more[:0] = [named[child] for child in node["childIds"] if child in named]
            name = plain(node.get("name", {}).get("value", ""))
            if node["role"]["value"] == "StaticText" and name in self.tongue.cards:
                cards.append(self.tongue.cards[name])
        assert (cards[:1] or [None], len(cards)) == ([self.tops[self.me]], self.heights[self.me])
        self.page.keyboard.press("Escape")
