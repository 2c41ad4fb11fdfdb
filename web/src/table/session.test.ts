import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableSession } from "./session.svelte";

/** A WebSocket that a test holds in its hand. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(...messages: object[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }
}

const latest = () => FakeSocket.all.at(-1)!;
const view = (n: number, more = {}) => ({
  type: "view",
  n,
  seat: 0,
  table: { id: "t", seats: [], proposals: [] },
  now: { view: {}, prompt: null, options: [{ type: "pass" }] },
  names: ["potocki"],
  missed: [],
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function session(): TableSession {
  const made = new TableSession("t", 0, () => "pl");
  latest().onopen?.();
  return made;
}

describe("a session at a table", () => {
  test("says who it is, and shows what it is told", () => {
    const table = session();

    latest().tell(view(3));

    expect(latest().sent[0]).toMatchObject({ type: "hello", seat: 0, since: null, language: "pl" });
    expect(table.n).toBe(3);
    expect(table.asked).toBe(true);
  });

  test("learns the names of seats that a game gives only later", () => {
    const table = session();
    latest().tell(view(0));
    const told = (n: number) => ({ type: "update", n, happened: [{ n, at_ms: 1 }], now: { view: {}, prompt: null } });

    latest().tell({ ...told(1), names: ["court"] }, told(2));

    expect(table.names).toEqual(["court"]);
  });

  test("sends a move once, for the moment it was shown", () => {
    const table = session();
    latest().tell(view(3));

    table.play({ type: "pass" });
    table.play({ type: "pass" });

    expect(latest().sent.filter((each) => each.type === "play")).toHaveLength(1);
    expect(latest().sent.at(-1)).toMatchObject({ n: 3, action: { type: "pass" } });
    expect(table.asked).toBe(false);
  });

  test("takes several messages in one frame", () => {
    const table = session();
    latest().tell(view(3));
    table.play({ type: "pass" });
    const key = latest().sent.at(-1)!.key;

    latest().tell(
      { type: "update", n: 4, happened: [{ n: 4, at_ms: 1 }], now: { view: {}, prompt: null } },
      { type: "ok", n: 4, key },
    );

    expect([table.n, table.sending, table.log.length]).toEqual([4, false, 1]);
    expect(table.seen).toBe(4);
  });

  test("tells of a lost connection only when it does not come back at once, and why", () => {
    const table = session();
    latest().tell(view(3));

    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(table.lost).toBe(null);
    latest().onopen?.();
    latest().tell(view(3));
    vi.advanceTimersByTime(2000);
    expect(table.lost).toBe(null);
    latest().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(1000);

    expect(table.lost).toBe("server");
  });

  test("sends a move again, with the same key, when the connection was lost", () => {
    const table = session();
    latest().tell(view(3));
    table.play({ type: "pass" });
    const first = latest().sent.at(-1);

    latest().onclose?.({ code: 1006 });
    expect(table.connected).toBe(false);
    vi.advanceTimersByTime(1000);
    latest().onopen?.();
    latest().tell(view(3));
    vi.advanceTimersByTime(1000);

    expect(FakeSocket.all).toHaveLength(2);
    expect(latest().sent[0]).toMatchObject({ type: "hello", since: 3 });
    expect(latest().sent.at(-1)).toEqual(first);
  });

  test("keeps the reason of a refusal and may go on", () => {
    const table = session();
    latest().tell(view(3));
    table.play({ type: "pass" });

    latest().tell({ type: "error", key: latest().sent.at(-1)!.key, code: "illegal", text: "No.", message: "no", rule: "MA-1.1" });

    expect(table.refusal?.rule).toBe("MA-1.1");
    expect(table.asked).toBe(true);
  });

  describe("when the server fails", () => {
    const moves = () => FakeSocket.all.flatMap((socket) => socket.sent.filter((each) => each.type === "play"));
    const failure = () => ({ type: "error", key: moves().at(-1)!.key, code: "internal", text: "Something went wrong.", message: "internal" });

    test("tries a few times, each time later, and keeps the move until it is told to go on", () => {
      const table = session();
      latest().tell(view(3));
      table.play({ type: "pass" });

      [300, 1500, 6000].forEach((wait_ms, tried) => {
        latest().tell(failure());
        vi.advanceTimersByTime(wait_ms - 1);
        expect(moves()).toHaveLength(tried + 1);
        vi.advanceTimersByTime(1);
        expect(moves()).toHaveLength(tried + 2);
      });
      latest().tell(failure());
      vi.advanceTimersByTime(30_000);
      expect(moves()).toHaveLength(4);
      expect([table.refusal?.code, table.asked]).toEqual(["internal", false]);

      table.again();
      expect([table.refusal, table.stuck, moves().length]).toEqual([null, false, 5]);
      expect(new Set(moves().map((move) => move.key)).size).toBe(1);
      latest().tell({ type: "ok", n: 4, key: moves()[0]!.key });
      expect([table.sending, table.asked]).toEqual([false, true]);
    });

    test("says nothing of a failure that the next try mends", () => {
      const table = session();
      latest().tell(view(3));
      table.play({ type: "pass" });

      latest().tell(failure());
      expect([table.refusal, table.sending]).toEqual([null, true]);
      vi.advanceTimersByTime(300);
      latest().tell({ type: "ok", n: 4, key: moves()[0]!.key });
      vi.advanceTimersByTime(60_000);

      expect([moves().length, table.sending]).toEqual([2, false]);
    });

    test("does not send for ever what breaks the connection", () => {
      const table = session();
      latest().tell(view(3));
      table.play({ type: "pass" });

      for (let time = 0; time < 20; time += 1) {
        latest().onclose?.({ code: 1011 });
        vi.advanceTimersByTime(20_000);
        latest().onopen?.();
        latest().tell(view(3));
        vi.advanceTimersByTime(10_000);
      }

      expect(moves()).toHaveLength(4);
      expect([table.stuck, table.asked]).toEqual([true, false]);
    });

    test("sends a move that was made without a connection as soon as there is one", () => {
      const table = session();
      latest().tell(view(3));
      latest().readyState = 3;
      table.play({ type: "pass" });
      expect(moves()).toEqual([]);

      latest().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(1000);
      latest().onopen?.();
      latest().tell(view(3));
      vi.advanceTimersByTime(0);

      expect(moves()).toHaveLength(1);
    });
  });

  test("does not come back where it was turned away", () => {
    const table = session();

    latest().tell({ type: "error", code: "forbidden", text: "No.", message: "no" });
    latest().onclose?.({ code: 4000 });
    vi.advanceTimersByTime(60_000);

    expect(table.closed?.code).toBe("forbidden");
    expect(FakeSocket.all).toHaveLength(1);
  });

  describe("what I ask everybody for", () => {
    const wish = { id: "w", kind: "undo", by: 0, agreed: [0] };
    const table = (...proposals: object[]) => ({ type: "table", table: { id: "t", seats: [], status: "running", proposals } });

    test("is told to be unmet when somebody refuses", () => {
      const mine = session();
      latest().tell(view(3), table(wish), table());

      expect(mine.unmet).toBe(true);
    });

    test("is not unmet when I withdraw it myself, or when it was done", () => {
      const mine = session();
      latest().tell(view(3), table(wish));
      mine.answer("w", false);
      latest().tell(table());
      expect(mine.unmet).toBe(false);

      const done = { type: "update", n: 4, happened: [{ n: 4, at_ms: 0, note: { rewind: 2 } }], now: view(4).now };
      latest().tell(table({ ...wish, id: "x" }), table(), done);
      expect(mine.unmet).toBe(false);
    });
  });
});
