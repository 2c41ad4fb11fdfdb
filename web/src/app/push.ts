/** Browser push: this browser can be reached even when no page of ours is open. */
import { server } from "../api/http";
import type { PushKey, Subscription } from "../api/types";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Ask for permission and subscribe; null when the permission is not given. Call it on a click. */
export async function subscribe(): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { key } = await server.get<PushKey>("/push/key");
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return subscription.toJSON() as unknown as Subscription;
}
