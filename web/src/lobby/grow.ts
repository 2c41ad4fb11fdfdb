/** The cover of a game grows into the table that is laid for it. */
import { EASE, MOTION } from "../design/motion";

/** Take the cover as it is now; call what is returned when the table is there. */
export function growing(cover: HTMLElement | null): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!cover || still) return () => {};
  const { left, top, width, height } = cover.getBoundingClientRect();
  const copy = cover.cloneNode() as HTMLElement;
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(copy.style, { position: "fixed", zIndex: "50", pointerEvents: "none", ...place });
  const scale = Math.max(innerWidth / width, innerHeight / height);
  const [right, down] = [innerWidth / 2 - left - width / 2, innerHeight / 2 - top - height / 2];
  const grown = { transform: `translate(${right}px, ${down}px) scale(${scale})`, opacity: 0 };
  return () => {
    document.body.append(copy);
    const motion = copy.animate([{ transform: "none", opacity: 1 }, grown], { duration: MOTION.arrive, easing: EASE.in });
    motion.onfinish = () => copy.remove();
  };
}
