/** Who I am here: nobody, a guest with a name, or somebody with an account. */
import { server } from "../api/http";
import type { PersonFacts, Session } from "../api/types";
import { ui } from "../text/ui.svelte";
import { preferences, type Language } from "./preferences.svelte";

class Me {
  person = $state<PersonFacts | null>(null);
  /** False until the server has said who I am. */
  known = $state(false);

  async load(): Promise<void> {
    this.take(await server.get<Session>("/session"));
  }

  /** I am somebody from now on, at least a guest of that name. */
  async comeIn(name: string): Promise<void> {
    if (this.person) return;
    const { language } = preferences;
    this.take(await server.post<Session>("/people", { name, language }));
  }

  async rename(name: string): Promise<void> {
    await server.patch("/me", { name });
    if (this.person) this.person.name = name;
  }

  /** The page, its refusals and my notifications speak this language from now on. */
  async speak(language: Language): Promise<void> {
    await ui.speak(language);
    if (!this.known) await this.load();
    if (this.person) await server.patch("/me", { language });
  }

  take(session: Session): void {
    server.known(session);
    this.person = session.person;
    this.known = true;
  }
}

export const me = new Me();
