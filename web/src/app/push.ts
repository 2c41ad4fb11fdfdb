/** Browser push: this browser can be reached even when no page of ours is open. */
import { server } from "../api/http";
import type { PushKey, Subscription } from "../api/types";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Why a browser cannot be reached: its person does not want it, or it has no service that could. */
export type Hindrance = "denied" | "unable";

/** Ask for permission and subscribe. Call it on a click. */
export async function subscribe(): Promise<Subscription | Hindrance> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { key } = await server.get<PushKey>("/push/key");
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return subscription.toJSON() as unknown as Subscription;
  } catch {
    return "unable";
  }
}
