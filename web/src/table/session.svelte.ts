/** One table as I see it: what the server told, and what I ask of it. */
import { server } from "../api/http";
import { Socket } from "../api/socket";
import type { Action, Happened, Now, Refusal, Said, ServerMessage, TableFacts } from "../api/types";
import { Delivery, type Move } from "./delivery.svelte";

/** Codes of what is not the fault of a move: it may be done when it is sent again. */
const FAILURES = ["internal", "unavailable"];

const GRACE_MS = 1_000;

export class TableSession {
  table = $state.raw<TableFacts | null>(null);
  /** The seat I play; null for those who watch. */
  seat = $state<number | null>(null);
  n = $state(0);
  now = $state.raw<Now | null>(null);
  /** The ids of the names the seats go by. */
  names = $state.raw<readonly string[]>([]);
  log = $state.raw<readonly Happened[]>([]);
  /** What the latest update brought, for the board to show how it came about. */
  news = $state.raw<readonly Happened[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  /** How many lines of chat I have seen. */
  read = $state(0);
  connected = $state(false);
  /** The connection has been gone long enough to be told, and why; null while it is there. */
  lost = $state<"connection" | "server" | null>(null);
  /** Why my last command was not done. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why I may not look at this table at all. */
  closed = $state.raw<Refusal | null>(null);
  /** What I asked everybody for was refused, or withdrawn. */
  unmet = $state(false);
  /** The update up to which I had seen everything when I last moved. */
  seen = $state(0);

  private readonly socket: Socket;
  private readonly delivery = new Delivery((move) => this.socket.send(move));
  private withdrawn = "";
  private grace: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    seat: number | null,
    private readonly language: () => string,
    private readonly key: string = "",
  ) {
    this.seat = seat;
    this.seen = Number(localStorage.getItem(this.mark) ?? 0);
    this.socket = new Socket(`/api/tables/${id}/socket`, {
      hello: () => this.hello(),
      heard: (message) => this.heard(message as ServerMessage),
      connected: (is, restarts) => this.noticed(is, restarts ?? false),
    });
  }

  get unread(): number {
    return Math.max(0, this.chat.length - this.read);
  }

  /** Whether a move of mine is on its way. */
  get sending(): boolean {
    return this.delivery.busy;
  }

  /** Whether it was sent in vain, and waits for my word to be sent again. */
  get stuck(): boolean {
    return this.delivery.stuck;
  }

  get asked(): boolean {
    return Boolean(this.now?.options?.length) && !this.sending;
  }

  get options(): readonly Action[] {
    return (this.now?.options ?? []) as Action[];
  }

  play(action: Action): void {
    this.submit({ type: "play", action, n: this.n, key: newKey() });
  }

  undo(): void {
    this.submit({ type: "undo", n: this.n, key: newKey() });
  }

  /** Send the move again that the server could not take. */
  again(): void {
    this.refusal = null;
    this.delivery.again();
  }

  /** Agree to what somebody asked everybody for, or not; what I asked for myself is withdrawn. */
  answer(proposal: string, agree: boolean): void {
    if (!agree) this.withdrawn = proposal;
    this.command({ type: "answer", proposal, agree });
  }

  /** Anything else that can be asked for: see docs/protocol.md. */
  command(command: object): void {
    this.refusal = null;
    this.socket.send(command);
  }

  leave(): void {
    clearTimeout(this.grace);
    this.delivery.end();
    this.socket.close();
  }

  /** A connection that comes back at once need not be told of. */
  private noticed(connected: boolean, restarts: boolean): void {
    this.connected = connected;
    if (connected) {
      clearTimeout(this.grace);
      [this.lost, this.grace] = [null, undefined];
    } else this.grace ??= setTimeout(() => (this.lost = restarts ? "server" : "connection"), GRACE_MS);
  }

  private get mark(): string {
    return `interpares.seen.${this.id}.${this.seat}`;
  }

  private submit(move: Move): void {
    if (this.sending) return;
    this.refusal = null;
    this.delivery.begin(move);
  }

  private hello(): object {
    const since = this.now ? this.n : null;
    return { type: "hello", key: this.key, seat: this.seat, since, language: this.language(), protocol: 1 };
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case "view":
        this.table = message.table;
        this.names = message.names ?? [];
        this.show(message.n, message.now);
        if (message.missed) this.add(message.missed);
        else void this.catchUp();
        this.delivery.retry();
        break;
      case "update":
        this.add(message.happened);
        this.names = message.names ?? this.names;
        // What everybody agreed to has happened.
        if (message.happened.some((each) => each.note)) this.unmet = false;
        this.show(message.n, message.now);
        break;
      case "table":
        this.unmet ||= this.wished(this.table) && !this.wished(message.table) && message.table.status === "running";
        this.table = message.table;
        break;
      case "said":
        this.chat = [...this.chat, message];
        break;
      case "ok":
        this.settle(message.key ?? null);
        break;
      case "error":
        this.refused(message, message.key ?? null);
        break;
    }
  }

  /** What the server failed at is sent again; I am told when that is in vain, and of every other refusal. */
  private refused(refusal: Refusal, key: string | null): void {
    const failed = FAILURES.includes(refusal.code) && this.delivery.carries(key);
    if (failed) this.delivery.retry();
    else this.settle(key);
    if (!this.table) this.closed = refusal;
    else if (!failed || this.stuck) this.refusal = refusal;
  }

  /** Whether I have asked everybody for something, and still want it. */
  private wished(table: TableFacts | null): boolean {
    return Boolean(table?.proposals.some((each) => each.by === this.seat && each.id !== this.withdrawn));
  }

  private show(n: number, now: Now | null): void {
    this.n = n;
    this.now = now;
  }

  private add(happened: readonly Happened[]): void {
    this.log = [...this.log, ...happened];
    this.news = happened;
  }

  /** Everything that happened before I came, and what was said. */
  private async catchUp(): Promise<void> {
    const viewer = this.seat === null ? "" : `?seat=${this.seat}`;
    const [log, chat] = await Promise.all([
      this.now ? server.get<Happened[]>(`/tables/${this.id}/events${viewer}`) : [],
      server.get<Said[]>(`/tables/${this.id}/chat`),
    ]);
    const last = log.at(-1)?.n ?? 0;
    this.log = [...log, ...this.log.filter((each) => each.n > last)];
    this.chat = chat;
    this.read = chat.length;
  }

  private settle(key: string | null): void {
    if (!this.delivery.carries(key)) return;
    this.delivery.end();
    this.seen = this.n;
    localStorage.setItem(this.mark, String(this.n));
  }
}

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join("-");
}
