/* Shows what the server pushes, and leads to the table it is about. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  // A later message about the same table takes the place of the earlier one.
  const options = { body, tag: url, renotify: true, icon: "/favicon.svg", data: { url } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});

/** The page that shows it already, else any page of ours, else a new one. */
async function show(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === new URL(url).pathname);
  if (there) return there.focus();
  return self.clients.openWindow(url);
}
