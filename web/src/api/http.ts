/** The server over HTTP: who I am, and requests that say why they are refused. */
import type { Refusal, Session } from "./types";

/** A refusal of the server, in the reader's language, with its rule where there is one. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.text);
  }
}

/** The server does not answer at all. */
export class Away extends Error {}

class Server {
  private csrf = "";
  private language = "en";

  speak(language: string): void {
    this.language = language;
  }

  get<T>(path: string): Promise<T> {
    return this.ask<T>("GET", path);
  }

  /** A file is sent as it is, anything else as JSON. */
  post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.ask<T>("POST", path, body);
  }

  put<T>(path: string, body: unknown = {}): Promise<T> {
    return this.ask<T>("PUT", path, body);
  }

  patch<T>(path: string, body: unknown = {}): Promise<T> {
    return this.ask<T>("PATCH", path, body);
  }

  delete<T>(path: string, body?: unknown): Promise<T> {
    return this.ask<T>("DELETE", path, body);
  }

  /** A text instead of JSON. */
  async text(path: string): Promise<string> {
    return (await this.send("GET", path)).text();
  }

  /** A text and the language it is in, which may not be the one asked for. */
  async words(path: string): Promise<{ language: string; text: string }> {
    const answer = await this.send("GET", path);
    return { language: answer.headers.get("content-language") ?? "en", text: await answer.text() };
  }

  /** Requests that change something carry the token of this session. */
  known(session: Session): Session {
    this.csrf = session.csrf;
    return session;
  }

  private async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.send(method, path, body);
    const text = await answer.text();
    return (text ? JSON.parse(text) : undefined) as T;
  }

  private async send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = { "accept-language": this.language };
    if (method !== "GET" && this.csrf) headers["x-csrf-token"] = this.csrf;
    const file = body instanceof Blob;
    if (body !== undefined && !file) headers["content-type"] = "application/json";
    let answer: Response;
    try {
      answer = await fetch(`/api${path}`, {
        method,
        headers,
        body: file ? body : body === undefined ? null : JSON.stringify(body),
      });
    } catch {
      throw new Away(path);
    }
    if (!answer.ok) throw new Refused(answer.status, await refusalOf(answer));
    return answer;
  }
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    return (await answer.json()) as Refusal;
  } catch {
    return { code: "unavailable", message: "unavailable", text: answer.statusText };
  }
}

export const server = new Server();
