/** Addresses of the page: which screen is shown, and how to get to another one. */
export interface Route {
  screen: string;
  /** What follows the screen in the path. */
  parts: string[];
  query: URLSearchParams;
  /** What must not be sent to any server: the secret of an invitation. */
  fragment: string;
}

class Router {
  route = $state<Route>(read());
  /** This screen was come to from another one, not by a new page. */
  walked = false;

  constructor() {
    addEventListener("popstate", () => (this.route = read()));
  }

  /** Go to another address; `replace` leaves no way back to this one. */
  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.route = read();
    this.walked = true;
    if (!replace) scrollTo(0, 0);
  }
}

function read(): Route {
  const [screen = "", ...parts] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return {
    screen,
    parts,
    query: new URLSearchParams(location.search),
    fragment: location.hash.slice(1),
  };
}

export const router = new Router();

/** What was pressed to come here is gone, and the focus with it: it goes on to the title of the screen. */
export function arrive(title: HTMLElement): void {
  if (router.walked && document.activeElement === document.body) title.focus({ preventScroll: true });
}

/** Lets links of the page change the screen without a new page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const elsewhere = event.button || event.metaKey || event.ctrlKey || event.shiftKey;
  if (!link || elsewhere || event.defaultPrevented || link.target || link.origin !== location.origin) return;
  if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
