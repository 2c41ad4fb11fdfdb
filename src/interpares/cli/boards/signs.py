"""Signs that the boards of all games share: styles, headings, and texts in a line."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

PLAIN = "not bold"
QUIET = "dim"
STRONG = "bold"
ALARM = "bold red"
HOPE = "bold green"


def heading(words: str) -> Text:
    """The name of a part of the table."""
    return Text(words.upper(), style=STRONG)


def joined(parts: Iterable[Text], gap: str = "  ") -> Text:
    """Texts in a row; a dash when there are none."""
    return Text(gap).join(parts) or Text("–", style=QUIET)


def flowing(parts: Iterable[Text], gap: str, width: int) -> Text:
    """Texts in as many lines as they need, none of them broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append(part)
        else:
            lines.append(Text().append(part))
    return Text("\n").join(lines)


def spread(left: Text, right: Text, width: int) -> Text:
    """Two texts at both ends of a line; on two lines if one is too short for them."""
    room = width - left.cell_len - right.cell_len
    if room < 1:
        return Text.assemble(left, "\n", right)
    return Text.assemble(left, " " * room, right)
