/** Motion that explains: where a card went, where a manor rose or fell. Nothing moves for who wants none. */
import { type AnimationConfig, flip } from "svelte/animate";
import { cubicIn, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { MOTION } from "../../design/motion";

const still: TransitionConfig = { duration: 0 };

function moving(config: TransitionConfig): TransitionConfig {
  return prefersReducedMotion.current ? still : config;
}

/** What stays in a list goes to its new place. */
export function shift(node: Element, ends: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return prefersReducedMotion.current ? still : flip(node, ends, { duration: MOTION.move });
}

/** A manor comes down on the map. */
export function land(_: Element, { delay = 0 } = {}): TransitionConfig {
  return moving({
    delay,
    duration: MOTION.arrive,
    easing: cubicOut,
    css: (at, rest) => `opacity:${Math.min(1, at * 2)};translate:0 ${-26 * rest}px`,
  });
}

/** A manor falls over; others fall after it. */
export function topple(_: Element, { delay = 0 } = {}): TransitionConfig {
  return moving({
    delay,
    duration: MOTION.arrive,
    easing: cubicIn,
    css: (at, rest) => `opacity:${at};transform-box:fill-box;transform-origin:90% 100%;rotate:${70 * rest}deg`,
  });
}

/** A card burns away from below. */
export function burn(_: Element): TransitionConfig {
  return moving({
    duration: MOTION.reveal,
    easing: cubicIn,
    css: (_at, rest) =>
      `clip-path:inset(-10px -10px ${100 * rest}% -10px);box-shadow:inset 0 ${-30 * rest}px 18px #e9822b;filter:sepia(${rest}) saturate(${1 + 2 * rest})`,
  });
}

/** A seal falls, a token appears. */
export function stamp(_: Element, { delay = 0 } = {}): TransitionConfig {
  return moving({
    delay,
    duration: MOTION.move,
    easing: cubicOut,
    css: (at, rest) => `opacity:${at};transform-box:fill-box;transform-origin:50% 50%;scale:${1 + rest}`,
  });
}

/** A card is turned up. */
export function turn(_: Element, { delay = 0 } = {}): TransitionConfig {
  return moving({ delay, duration: MOTION.move, css: (at) => `opacity:${Math.min(1, at * 3)};transform:rotateY(${90 * (1 - at)}deg)` });
}

/** A card goes where it belongs and is gone. */
export function become(_: Element, { by = 0 } = {}): TransitionConfig {
  return moving({ duration: MOTION.move, easing: cubicIn, css: (at, rest) => `translate:${by * rest}px 0;scale:1 ${0.4 + 0.6 * at};opacity:${0.2 + 0.8 * at}` });
}

/** A piece of a bar grows. */
export function grow(_: Element): TransitionConfig {
  return moving({ duration: MOTION.move, easing: cubicOut, css: (at) => `transform-box:fill-box;transform-origin:0 50%;scale:${at} 1` });
}

export function fadeIn(_: Element, { delay = 0 } = {}): TransitionConfig {
  return moving({ delay, duration: MOTION.move, css: (at) => `opacity:${at}` });
}

/** A card flies from the hand to its place and back. */
const [sent, received] = crossfade({ duration: MOTION.move, easing: cubicOut });

export function send(node: Element, key: { key: string }): TransitionConfig | (() => TransitionConfig) {
  return prefersReducedMotion.current ? still : sent(node, key);
}

export function receive(node: Element, key: { key: string }): TransitionConfig | (() => TransitionConfig) {
  return prefersReducedMotion.current ? still : received(node, key);
}
