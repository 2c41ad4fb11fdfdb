"""What a screen reader would tell of the page: the tree it reads, the focus, and what speaks up.

Names, roles and states are those Chromium computes. Live regions are heard by an observer that
was there before the page's own scripts, by the rules a screen reader goes by: what is added is
read, `status` and `alert` as a whole; a region that appears together with its words says nothing,
unless it is an alert.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

EARS = """(() => {
    const LIVE = "[aria-live], [role=status], [role=alert], [role=log], output";
    const WHOLE = "[role=status], [role=alert], [aria-atomic=true], output";
    const [GLANCE_MS, LONG_MS] = [500, 6000];
    const heard = [];
    let [asking, changed, since] = [0, 0, 0];

    const skipped = (element) => element.closest("[aria-hidden=true]") ||
        !element.checkVisibility({visibilityProperty: true});

    const words = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.data;
        if (!(node instanceof Element) || skipped(node) || node.ariaLive === "off") return "";
        const label = node.getAttribute("aria-label");
        if (label) return ` ${label} `;
        const parts = [...node.childNodes].map(words).join("");
        return getComputedStyle(node).display.startsWith("inline") ? parts : ` ${parts} `;
    };
    const tidy = (text) => text.replace(/\\s+/g, " ").trim();

    const hear = (region, node) => {
        if (!region.isConnected || region.ariaLive === "off" || skipped(region)) return;
        const text = tidy(words(region.matches(WHOLE) ? region : node));
        if (text) heard.push({region, text});
    };
    const appeared = (element) => {
        const inside = element.querySelectorAll("[role=alert]");
        for (const each of [element, ...inside]) if (each.matches("[role=alert]")) hear(each, each);
    };
    const listen = ({type, target, addedNodes}) => {
        [changed, since] = [changed + 1, performance.now()];
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        if (type === "characterData" && region) hear(region, target);
        for (const node of addedNodes) {
            if (region) hear(region, node);
            else if (node instanceof Element) appeared(node);
        }
    };
    // Attributes are looked at when all is done, as a screen reader does.
    new MutationObserver((records) => records.forEach(listen))
        .observe(document, {subtree: true, childList: true, characterData: true});

    const fetching = window.fetch;
    window.fetch = async (...all) => {
        asking += 1;
        try { return await fetching(...all); } finally { setLater(() => asking -= 1, 0); }
    };
    const setLater = window.setTimeout;
    const short = new Set();
    // What is only shown for a while is over at once: who listens has no use for it.
    window.setTimeout = (work, after = 0, ...rest) => {
        const soon = after >= GLANCE_MS && after <= LONG_MS ? 0 : after;
        const id = setLater((...all) => { short.delete(id); work(...all); }, soon, ...rest);
        if (soon < LONG_MS) short.add(id);
        return id;
    };
    const clear = window.clearTimeout;
    window.clearTimeout = (id) => { short.delete(id); clear(id); };

    const frame = () => new Promise(requestAnimationFrame);
    window.ears = {
        /** Nothing is asked of the server or waits to be done, nothing has changed for so long. */
        async rests(quiet_ms) {
            const before = changed;
            await frame();
            await frame();
            const quiet = changed === before && performance.now() - since >= quiet_ms;
            return quiet && !asking && !short.size;
        },
        /** What was said since the last time, by region in the order of the page. */
        take() {
            const regions = [...document.querySelectorAll(LIVE)];
            const said = heard.splice(0).map(({region, text}) => {
                const role = region.getAttribute("role") ?? "";
                const at = regions.indexOf(region);
                const over = region.closest("[aria-label]")?.getAttribute("aria-label") ?? "";
                return {at, role, over, text, stands: tidy(words(region)).includes(text)};
            });
            return said;
        },
    };
})()"""
CONTROLS = {
    *("button", "link", "tab", "menuitem", "option", "gridcell", "checkbox", "radio", "switch"),
    *("textbox", "searchbox", "combobox", "slider", "spinbutton"),
}
STATES = ("disabled", "pressed", "checked", "selected", "expanded", "valuetext")


@dataclass(frozen=True)
class Thing:
    """Something in the tree that a screen reader reads."""

    role: str
    name: str
    described: str
    states: tuple[str, ...]
    keys: str
    focusable: bool
    node: int

    @property
    def disabled(self) -> bool:
        return "disabled" in self.states

    def __str__(self) -> str:
        told = [self.role, f"“{self.name}”", *(f"[{state}]" for state in self.states)]
        if self.keys:
            told.append(f"({self.keys})")
        if self.described and self.described != self.name:
            told.append(f"– {self.described}")
        return " ".join(told)


@dataclass(frozen=True)
class Said:
    """Words of a live region."""

    over: str
    """What the part of the page goes by, or the role of the region."""
    text: str
    at: int
    stands: bool
    """The region still says so."""


class Ears:
    """Listens to one page; made before its first address is opened."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(EARS)
        self.wire = page.context.new_cdp_session(page)
        self.wire.send("Accessibility.enable")

    def rests(self, quiet_ms: int = 0) -> bool:
        """Whether everything that was to come has come, and has been there for so long."""
        return bool(self.page.evaluate("quiet_ms => ears.rests(quiet_ms)", quiet_ms))

    def take(self) -> list[Said]:
        """All that was said since the last time, in the order of the page, not of its timing."""
        found = [
            Said(
                each["role"] if each["role"] in ("log", "alert") else each["over"],
                each["text"],
                each["at"],
                each["stands"],
            )
            for each in self.page.evaluate("ears.take()")
        ]
        return sorted(found, key=lambda said: said.at)

    def focused(self) -> Thing:
        """What has the focus; the page itself where nothing has."""
        found = self.wire.send(
            "Runtime.evaluate", {"expression": "document.activeElement ?? document.body"}
        )
        wanted = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        nodes = self.wire.send("Accessibility.getPartialAXTree", wanted)["nodes"]
        return thing(nodes[0])

    def tree(self) -> Tree:
        return Tree(self.wire.send("Accessibility.getFullAXTree")["nodes"])


class Tree:
    """All that can be read, in the order it is read."""

    def __init__(self, nodes: list[dict[str, Any]]) -> None:
        self.nodes = {node["nodeId"]: node for node in nodes}
        self.root = nodes[0]

    def part(self, role: str, name: str = "") -> list[Thing]:
        """What is in the first landmark of that role and name, itself first; nothing if none."""
        for node in self._parts(self.root, role):
            if name in thing(node).name:
                return self._things(node)
        return []

    def texts(self, role: str, inside: str) -> list[str]:
        """Every word of each part of a role that lies in the first part of another role."""
        around = self._parts(self.root, inside)[0]
        return [said(self._things(node)) for node in self._parts(around, role)]

    def things(self) -> list[Thing]:
        return self._things(self.root)

    def _things(self, around: dict[str, Any]) -> list[Thing]:
        return [thing(node) for node in self._under(around) if not node.get("ignored")]

    def _parts(self, around: dict[str, Any], role: str) -> list[dict[str, Any]]:
        found = [node for node in self._under(around) if not node.get("ignored")]
        return [node for node in found if thing(node).role == role]

    def _under(self, node: dict[str, Any]) -> list[dict[str, Any]]:
        found = [node]
        for child in node.get("childIds", ()):
            if child in self.nodes:
                found += self._under(self.nodes[child])
        return found


def thing(node: dict[str, Any]) -> Thing:
    properties = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    states = tuple(
        name
        if properties[name] is True or properties[name] == "true"
        else f"{name} {properties[name]}"
        for name in STATES
        if name in properties and properties[name] not in ("", None)
        if not (name in ("disabled", "selected") and not properties[name])
    )
    return Thing(
        role=node.get("role", {}).get("value", ""),
        name=tidy(str(node.get("name", {}).get("value", ""))),
        described=tidy(str(node.get("description", {}).get("value", ""))),
        states=states,
        keys=str(properties.get("keyshortcuts", "") or ""),
        focusable=bool(properties.get("focusable")),
        node=node.get("backendDOMNodeId", 0),
    )


def controls(things: list[Thing]) -> list[Thing]:
    return [each for each in things if each.role in CONTROLS and each.focusable]


def said(things: list[Thing]) -> str:
    """Every word of them."""
    return tidy(" ".join(f"{each.name} {each.described}" for each in things))


def tidy(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()
