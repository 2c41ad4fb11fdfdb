/* What is wrong with the layout of a page, one sentence each: words that are cut off or lie over one
another, panels that scroll sideways, a question that is covered. What is shortened with an ellipsis
is so on purpose, unless nothing remains or it belongs to the question and nothing tells the rest.
What is drawn, like a map or the face of a card that is told in other words, may be cut as a picture may. */
() => {
  const SLACK = 2;
  const flaws = new Set();
  const words = (text) => `"${text.trim().replace(/\s+/g, " ").slice(0, 60)}"`;
  const place = (element) => {
    const names = [];
    for (let each = element; each && names.length < 3; each = each.parentElement)
      names.unshift([each.localName, ...[...each.classList].filter((name) => !name.startsWith("svelte-"))].join("."));
    return names.join(" > ");
  };
  const tell = (flaw, element, text) => flaws.add(`${flaw}: ${words(text)} in ${place(element)}`);

  const clips = (style) => style === "hidden" || style === "clip";
  const scrolls = (style) => style === "auto" || style === "scroll";
  const shortens = (style) => style.textOverflow === "ellipsis" || !["none", ""].includes(style.webkitLineClamp);
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const empty = ({ left, right, top, bottom }) => right - left < 1 || bottom - top < 1;
  const forEars = (box) => box.width <= 1 || box.height <= 1;

  /** Where something is seen; null if it is not, as in a list that is scrolled away or words for those who listen.
   Of what is cut off its text is told, if it has one. */
  const shown = (element, whole, text = "") => {
    const drawn = element.ownerSVGElement || element.closest("[aria-hidden=true]");
    let seen = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      if (each.ownerSVGElement) continue;
      const style = getComputedStyle(each);
      if (style.display === "inline" || style.display === "contents") continue;
      const frame = each.getBoundingClientRect();
      const hides = clips(style.overflowX) || clips(style.overflowY);
      if (style.clipPath === "inset(50%)" || (hides && forEars(frame))) return null;
      if (hides || scrolls(style.overflowX) || scrolls(style.overflowY)) {
        const rest = meet(seen, frame);
        const across = clips(style.overflowX) ? Math.max(seen.right - rest.right, rest.left - seen.left) : 0;
        const down = clips(style.overflowY) ? Math.max(seen.bottom - rest.bottom, rest.top - seen.top) : 0;
        if (text && !drawn && Math.max(across, down) > SLACK) {
          if (!shortens(style)) return tell("cut off", element, text), null;
          if (rest.right - rest.left < 0.4 * (seen.right - seen.left)) tell("hardly anything left of", element, text);
          else if (each.closest("#question") && !each.closest("[title]")) tell("shortened in the question", element, text);
        }
        seen = rest;
      }
      if (empty(seen)) return null;
      if (style.position === "fixed") break;
    }
    if (text && (seen.left < -SLACK || seen.right > innerWidth + SLACK)) tell("off the screen", element, text);
    return seen;
  };

  /** Something opaque lies between the eye and the element there. */
  const covered = (element, x, y) => {
    for (const each of document.elementsFromPoint(x, y)) {
      if (each === element || each.contains(element) || element.contains(each)) return false;
      // A picture over the letter that stands for it where there is none.
      if (each.localName === "svg" && each.parentElement === element.parentElement) return true;
      if (each.ownerSVGElement && each.localName !== "text" && each.ownerSVGElement !== element.ownerSVGElement) return true;
      const [, alpha = "1"] = getComputedStyle(each).backgroundColor.match(/rgba\(.*, ([\d.]+)\)/) ?? [];
      if (Number(alpha) > 0.85 && !each.ownerSVGElement) return true;
    }
    return false;
  };

  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, option, symbol, defs")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const seen = box.width && box.height ? shown(element, box, node.data) : null;
    if (!seen) continue;
    for (const line of range.getClientRects()) {
      const part = meet(line, seen);
      if (!empty(part)) lines.push({ element, text: node.data, part, height: line.height });
    }
  }
  lines.forEach((one, at) => {
    for (const other of lines.slice(at + 1)) {
      if (one.element === other.element) continue;
      const both = meet(one.part, other.part);
      // Lines that are set close together share some of their empty height.
      if (both.right - both.left < 4 || both.bottom - both.top < 0.45 * Math.min(one.height, other.height)) continue;
      const [x, y] = [(both.left + both.right) / 2, (both.top + both.bottom) / 2];
      if (!covered(one.element, x, y) && !covered(other.element, x, y)) tell(`over ${words(other.text)}`, one.element, one.text);
    }
  });

  for (const element of document.querySelectorAll("body *")) {
    const style = getComputedStyle(element);
    const more = element.scrollWidth - element.clientWidth;
    // A strip that fades at its end says itself that there is more.
    if (scrolls(style.overflowX) && more > SLACK && style.maskImage === "none" && element.checkVisibility())
      tell(`scrolls sideways by ${more}`, element, element.innerText);
  }

  const question = document.querySelector("#question");
  for (const element of question?.querySelectorAll("h2, button") ?? []) {
    const box = element.getBoundingClientRect();
    const seen = box.width && shown(element, box);
    if (!seen) continue;
    const over = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
    if (over && !question.contains(over)) tell(`covered by ${place(over)}`, element, element.innerText);
  }
  if (question && question.getBoundingClientRect().top > innerHeight - 40) tell("below the screen", question, question.innerText);
  return [...flaws];
}
