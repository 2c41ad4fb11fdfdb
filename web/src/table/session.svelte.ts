/** One table as I see it: what the server told, and what I ask of it. */
import { server } from "../api/http";
import { Socket } from "../api/socket";
import type { Action, Happened, Now, Refusal, Said, ServerMessage, TableFacts } from "../api/types";

interface Pending {
  type: "play" | "undo";
  key: string;
  n: number;
  action?: Action;
}

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
  /** Why my last command was not done. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why I may not look at this table at all. */
  closed = $state.raw<Refusal | null>(null);
  /** What I asked everybody for was refused, or withdrawn. */
  unmet = $state(false);
  /** A move of mine that is on its way. */
  sending = $state(false);
  /** The update up to which I had seen everything when I last moved. */
  seen = $state(0);

  private readonly socket: Socket;
  private pending: Pending | null = null;
  private withdrawn = "";

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
      connected: (is) => (this.connected = is),
    });
  }

  get unread(): number {
    return Math.max(0, this.chat.length - this.read);
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
    this.socket.close();
  }

  private get mark(): string {
    return `interpares.seen.${this.id}.${this.seat}`;
  }

  private submit(command: Pending): void {
    if (this.pending) return;
    this.pending = command;
    this.sending = true;
    this.refusal = null;
    this.socket.send(command);
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
        if (this.pending) this.socket.send(this.pending);
        break;
      case "update":
        this.add(message.happened);
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
        this.settle(message.key ?? null);
        if (this.table) this.refusal = message;
        else this.closed = message;
        break;
    }
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
    if (!this.pending || key !== this.pending.key) return;
    this.pending = null;
    this.sending = false;
    this.seen = this.n;
    localStorage.setItem(this.mark, String(this.n));
  }
}

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join("-");
}
