/** A WebSocket that comes back by itself, and hands over message by message. */
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
/** The server closes with this code when it will not have us: no use in coming back. */
const REFUSED = 4000;
/** And with this one when it stops, to be started anew. */
const GONE = 1012;
/** A connection that is silent so long is asked whether it lives. */
const BEAT_MS = 20_000;

export interface Listener {
  /** What to say first, whenever a connection begins. */
  hello(): object;
  heard(message: { type: string }): void;
  /** Connected, or not (any more), and then whether the server has gone to be started anew. */
  connected(is: boolean, restarts?: boolean): void;
}

export class Socket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.retry);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.retry);
    this.connect();
  }

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
  }

  /** Whoever looks again, or has a network again, does not want to wait. */
  private readonly retry = () => {
    if (this.ended || document.hidden || this.socket) return;
    this.wait = FIRST_WAIT_MS;
    this.connect();
  };

  /** The browser knows before the connection does. */
  private readonly offline = () => {
    this.listener.connected(false);
    this.socket?.close();
  };

  private connect(): void {
    clearTimeout(this.timer);
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.hello()));
      this.heardAt = Date.now();
      this.beat = setInterval(() => this.check(socket), BEAT_MS);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.heard(event.data);
    socket.onclose = (event) => this.lost(event.code);
  }

  private heard(frame: string): void {
    this.heardAt = Date.now();
    this.wait = FIRST_WAIT_MS;
    this.listener.connected(true);
    for (const line of frame.split("\n")) this.listener.heard(JSON.parse(line) as { type: string });
  }

  private check(socket: WebSocket): void {
    if (Date.now() - this.heardAt > 2 * BEAT_MS) socket.close();
    else socket.send(JSON.stringify({ type: "ping" }));
  }

  private lost(code: number): void {
    clearInterval(this.beat);
    this.socket = null;
    if (this.ended) return;
    this.listener.connected(false, code === GONE);
    if (code === REFUSED) return;
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT_MS);
  }
}
