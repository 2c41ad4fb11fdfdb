/** A table that is being planned. */
import type { GameFacts, NewSeat, NewTable, Pace, Setting } from "../../api/types";
import { DAY_S, HOUR_S, MINUTE_S } from "../words";

export type SeatKind = NewSeat["kind"];
export type Timing = Pace["kind"];

export interface Preset {
  id: string;
  move_s: number;
  bank_s: number;
}

/** What hosts mostly want; everything else is their own choice. */
export const presets: Record<Timing, readonly Preset[]> = {
  untimed: [],
  live: [
    { id: "brisk", move_s: 30, bank_s: 10 * MINUTE_S },
    { id: "steady", move_s: MINUTE_S, bank_s: 20 * MINUTE_S },
    { id: "easy", move_s: 2 * MINUTE_S, bank_s: 40 * MINUTE_S },
  ],
  correspondence: [
    { id: "day", move_s: DAY_S, bank_s: 2 * DAY_S },
    { id: "three-days", move_s: 3 * DAY_S, bank_s: 4 * DAY_S },
    { id: "week", move_s: 7 * DAY_S, bank_s: 7 * DAY_S },
  ],
};

/** The units in which hosts write down times of their own, and how many of them make sense. */
interface Unit {
  move_s: number;
  bank_s: number;
  least: number;
  most: number;
  most_bank: number;
}

export const units: Record<Timing, Unit> = {
  untimed: { move_s: 1, bank_s: 1, least: 0, most: 0, most_bank: 0 },
  live: { move_s: 1, bank_s: MINUTE_S, least: 5, most: 3600, most_bank: 1440 },
  correspondence: { move_s: HOUR_S, bank_s: HOUR_S, least: 1, most: 720, most_bank: 720 },
};

export interface PlannedSeat {
  kind: SeatKind;
  name: string;
  level: string;
}

export class Draft {
  name = $state("");
  listed = $state(true);
  seats = $state<PlannedSeat[]>([]);
  options = $state<Record<string, unknown>>({});
  pace = $state<Pace>({ kind: "untimed", move_s: 0, bank_s: 0, vacation_days: 0 });
  spectators = $state<Setting["spectators"]["mode"]>("on");
  delay_min = $state(5);
  substitute = $state("");
  start = $state<Setting["start"]>("full");
  /** What the host has said of hints; until then they are given where one person plays against bots. */
  hints = $state<Setting["hints"]>("auto");

  constructor(
    readonly game: GameFacts,
    seats: number,
    private readonly level: string,
  ) {
    this.substitute = game.levels.at(-1)!;
    this.resize(game.seats.includes(seats) ? seats : game.seats.at(-1)!);
    for (const [name, option] of Object.entries(game.options)) {
      this.options[name] = option.per_seat ? [...option.choices] : option.default;
    }
  }

  /** I, and free seats for others. */
  resize(count: number): void {
    const fresh = (at: number): PlannedSeat => ({ kind: at ? "open" : "me", name: "", level: this.level });
    this.seats = Array.from({ length: count }, (_, at) => this.seats[at] ?? fresh(at));
  }

  /** The choices of an option at a table with so many seats; one choice is none. */
  fitting(name: string): readonly unknown[] {
    const { choices, default: usual, seats, names_a_seat } = this.game.options[name]!;
    if (seats?.length && !seats.includes(this.seats.length)) return [usual];
    return names_a_seat ? choices.slice(0, this.seats.length + 1) : choices;
  }

  /** Whether somebody else than a bot plays with me. */
  get several(): boolean {
    return this.seats.length - this.count("bot") > 1;
  }

  /** Whether there will be hints as things are. */
  get hinted(): boolean {
    return this.hints === "on" || (this.hints === "auto" && !this.several);
  }

  count(kind: SeatKind): number {
    return this.seats.filter((seat) => seat.kind === kind).length;
  }

  /** Give a seat another choice of an option that each seat has its own of; the other seat swaps. */
  choose(option: string, seat: number, choice: unknown): void {
    const all = [...(this.options[option] as unknown[])];
    const other = all.indexOf(choice);
    [all[seat], all[other]] = [all[other], all[seat]];
    this.options[option] = all;
  }

  time(kind: Timing): void {
    const preset = presets[kind][1] ?? { move_s: 0, bank_s: 0 };
    const vacation_days = kind === "correspondence" ? 7 : 0;
    this.pace = { kind, move_s: preset.move_s, bank_s: preset.bank_s, vacation_days };
  }

  preset(): Preset | undefined {
    const { kind, move_s, bank_s } = this.pace;
    return presets[kind].find((each) => each.move_s === move_s && each.bank_s === bank_s);
  }

  /** As the server wants it; `name` is for a table that was given none. */
  table(name: string): NewTable {
    const listed = this.listed && this.count("open") > 0;
    return {
      game: this.game.slug,
      name: this.name.trim() || name,
      listed,
      seats: this.seats.map(planned),
      options: this.chosen(),
      setting: {
        pace: $state.snapshot(this.pace),
        spectators: { mode: this.spectators, delay_s: this.spectators === "delayed" ? this.delay_min * MINUTE_S : 0 },
        substitute: this.substitute,
        start: this.start,
        hints: this.hints,
      },
    };
  }

  private fit(name: string, value: unknown): unknown {
    return this.fitting(name).includes(value) ? value : this.game.options[name]!.default;
  }

  private chosen(): Record<string, unknown> {
    const entries = Object.entries($state.snapshot(this.options) as Record<string, unknown>);
    return Object.fromEntries(
      entries.map(([name, value]) => [
        name,
        this.game.options[name]!.per_seat ? (value as unknown[]).slice(0, this.seats.length) : this.fit(name, value),
      ]),
    );
  }
}

function planned(seat: PlannedSeat): NewSeat {
  switch (seat.kind) {
    case "me":
      return { kind: "me", name: seat.name.trim() };
    case "bot":
      return { kind: "bot", level: seat.level };
    case "open":
      return { kind: "open" };
  }
}
