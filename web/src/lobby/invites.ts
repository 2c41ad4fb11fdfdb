/** The invitations to my own tables; the server gives them out once, so this browser keeps them. */
const STORE = "interpares.invites";
const MOST_TABLES = 50;

type Invites = Record<string, string>;

/** Remember the invitations of a table, by seat; those of long ago are forgotten. */
export function keepInvites(table: string, invites: Invites): void {
  const { [table]: known, ...others } = all();
  const kept = Object.entries(others).slice(-(MOST_TABLES - 1));
  localStorage.setItem(STORE, JSON.stringify({ ...Object.fromEntries(kept), [table]: { ...known, ...invites } }));
}

/** The address that takes a seat; without an invitation of its own any free one. */
export function inviteLink(table: string, seat: number | null = null): string {
  const invite = seat === null ? undefined : all()[table]?.[seat];
  return `${location.origin}/join/${table}${invite ? `#${invite}` : ""}`;
}

function all(): Record<string, Invites> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Invites>;
  } catch {
    return {};
  }
}
