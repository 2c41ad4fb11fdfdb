/** The reward tokens, as sign and short words. */
import type { Tools } from "../../../table/board";
import { messageOf } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import { boxOf } from "../data";

export function rewardIcon(reward: string): string {
  const sign = reward.replace("reward_", "").replaceAll("_", "-");
  return `si-${sign === "helper" ? "free-helper" : sign}`;
}

export function rewardWords(tools: Tools, reward: string): string {
  const { amount = 0, points = 0 } = boxOf(tools.components).rewards.get(reward) ?? {};
  return t(messageOf("si", reward), { amount, points });
}
