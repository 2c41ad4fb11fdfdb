/** Somebody who has not told a name yet: one is drawn, and may be changed before it is used. */
import { me } from "../app/me.svelte";
import { t } from "../text/ui.svelte";

export class Visitor {
  private typed = $state<string | null>(null);
  private lots = $state.raw<readonly [number, number]>([Math.random(), Math.random()]);

  get name(): string {
    return this.typed ?? this.drawn;
  }

  set name(name: string) {
    this.typed = name;
  }

  /** Another name out of the hat. */
  redraw(): void {
    this.typed = null;
    this.lots = [Math.random(), Math.random()];
  }

  /** I am somebody from now on, under this name if I was nobody. */
  async comeIn(): Promise<string> {
    if (!me.known) await me.load();
    await me.comeIn(this.name.trim() || this.drawn);
    return me.person!.name;
  }

  private get drawn(): string {
    return `${one("guest-names", this.lots[0])} ${one("guest-places", this.lots[1])}`;
  }
}

export const visitor = new Visitor();

function one(message: string, lot: number): string {
  const names = t(message).split(", ");
  return names[Math.floor(lot * names.length)]!;
}
