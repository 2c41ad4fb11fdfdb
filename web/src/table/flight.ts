/** Something that was won flies to its owner. Nothing moves for who wants none. */
import { prefersReducedMotion } from "svelte/motion";
import { EASE, MOTION, type Pace } from "../design/motion";

export function fly(thing: Element, to: Element, after: Pace | null = null): void {
  if (prefersReducedMotion.current) return;
  const [start, end] = [thing.getBoundingClientRect(), to.getBoundingClientRect()];
  const ghost = thing.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, { position: "fixed", left: `${start.left}px`, top: `${start.top}px`, zIndex: "20", pointerEvents: "none" });
  document.body.append(ghost);
  const [x, y] = [end.left + end.width / 2 - start.left - start.width / 2, end.top + end.height / 2 - start.top - start.height / 2];
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x / 2}px, ${y / 2 - 24}px) scale(1.25)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.3 },
  ];
  ghost.animate(frames, { duration: MOTION.reveal, delay: after ? MOTION[after] : 0, easing: EASE.both, fill: "backwards" }).onfinish = () => ghost.remove();
}
