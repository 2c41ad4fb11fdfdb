/** Checks a shuffle in the browser: the same sums as interpares/kernel/chance.py. */

/** What of the first line of a record the chance of a match is made of. */
export interface Header {
  id: string;
  commitment: string;
  seed: string;
  seat_seeds: string[];
  /** A match that went on from a position was not dealt afresh. */
  position?: unknown;
}

export interface Proof {
  /** The commitment that the seed should have had. */
  commitment: string;
  fits: boolean;
  /** The key of all draws. */
  key: string;
}

/** The first line of a record file. */
export function headerOf(record: string): Header {
  const first = JSON.parse(record.slice(0, record.indexOf("\n"))) as Partial<Header>;
  const { id = "", commitment = "", seed = "", seat_seeds = [] } = first;
  return { id, commitment, seed, seat_seeds, position: first.position };
}

/** Only pages that came safely, or from this machine, are given the means. */
export function canCheck(): boolean {
  return Boolean(globalThis.crypto?.subtle);
}

export async function prove(header: Header): Promise<Proof> {
  const seed = fromHex(header.seed);
  const commitment = hex(await crypto.subtle.digest("SHA-256", joined(text("interpares/commit"), seed, text(header.id))));
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const parts = [header.id, ...header.seat_seeds].map(text).flatMap((part) => [lengthOf(part), part]);
  const drawKey = await crypto.subtle.sign("HMAC", key, joined(text("interpares/draw"), ...parts));
  return { commitment, fits: commitment === header.commitment, key: hex(drawKey) };
}

type Bytes = Uint8Array<ArrayBuffer>;

function text(words: string): Bytes {
  return new TextEncoder().encode(words) as Bytes;
}

/** Four bytes, the largest first. */
function lengthOf(part: Bytes): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, part.length);
  return bytes;
}

function joined(...parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function fromHex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
