/** Words for ids: Fluent texts of one language, as interpares/texts.py reads them in Python. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable, type Message } from "@fluent/bundle";

/** Values as the engine sends them. */
export type Values = Record<string, unknown>;

/** A piece of a sentence; a name knows what it names, so that it can be a link. */
export interface Part {
  text: string;
  thing?: string;
  seat?: number;
}

/** Anything with a type: an action or an event. */
export interface Tagged {
  type: string;
}

/** What no value, no word and an empty list are called in a message. */
const NOTHING = "none";
// Names are wrapped in characters that no text has: begin, kind and id, begin of the name, end.
const [BEGIN, MIDDLE, END] = ["\uE000", "\uE001", "\uE002"];
const WRAPPED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;
/** An id with the number of one among several and with where it is: `guard#2@seat-1`. */
const NOTED = /^([^#@]+)(?:#(\d+))?(?:@([^@]+))?$/;
/** A seat, where a list of things names one too. */
const SEAT = /^seat-(\d+)$/;

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly ids: string[] = [];
  private names: readonly string[] = [];

  /** Earlier sources win over later ones. */
  constructor(
    readonly language: string,
    private readonly sources: readonly string[],
  ) {
    const named = (options: Record<string, FluentValue>, name: string) =>
      String(options[name] ?? "");
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([ids], options) => this.listedNames(ids, named(options, "case"), named(options, "join")),
        SEAT: ([ids], options) => this.listedSeats(ids, named(options, "case"), named(options, "join")),
        EACH: (lists, options) => this.each(lists, named(options, "skip")),
        SIGNED: ([number], options) =>
          signed(Number(number?.valueOf()), "plus" in options ? named(options, "plus") : "+"),
        SUM: ([counts]) => new FluentNumber(numbers(counts).reduce((sum, count) => sum + count, 0)),
        COUNTED: ([counts], options) => this.counted(numbers(counts), named(options, "of").split(",")),
      },
    });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.bundle.addResource(resource);
      this.ids.push(...resource.body.map(({ id }) => id));
    }
  }

  /** The same with words of something that no file has. */
  plus(source: string): Texts {
    return new Texts(this.language, [...this.sources, source]);
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** Where a message stands among the others: words are written in the order in which a game tells of things. */
  place(message: string): number {
    return this.ids.indexOf(message);
  }

  /** A message with its values; `names` are the ids of the seats' names. */
  say(message: string, values: Values = {}, names: readonly string[] = []): string {
    return plain(this.marked(message, "", values, names) ?? message);
  }

  /** An attribute of a message, such as the text of a card; empty when there is none. */
  attribute(message: string, attribute: string, values: Values = {}, names: readonly string[] = []) {
    return plain(this.marked(message, attribute, values, names) ?? "");
  }

  /** The name of a thing by its id. */
  name(id: string): string {
    return plain(this.nameOf(id, ""));
  }

  seat(seat: number, names: readonly string[]): string {
    return this.name(names[seat] ?? String(seat));
  }

  action(action: Tagged, names: readonly string[]): string {
    return this.say(messageOf("action", action.type), { ...action }, names);
  }

  /** An event as pieces, those that are names with what they name. */
  event(event: Tagged, names: readonly string[]): Part[] {
    const message = messageOf("event", event.type);
    return this.parts(message, { ...event }, names) ?? [{ text: event.type }];
  }

  /** A message as pieces; null where there is none. */
  parts(message: string, values: Values, names: readonly string[]): Part[] | null {
    const marked = this.marked(message, "", values, names);
    return marked === undefined ? null : parts(marked);
  }

  /** The name of a thing as a piece that knows what it names. */
  named(id: string): Part[] {
    return parts(this.nameOf(id, ""));
  }

  /** The question, as put to a seat that is asked. */
  question(prompt: { decision: string; facts: Values }, names: readonly string[]): string {
    return this.say(messageOf("decision", prompt.decision), prompt.facts, names);
  }

  /** What everybody reads who waits for the answer. */
  waiting(
    prompt: { decision: string; facts: Values; seats: readonly number[] },
    names: readonly string[],
  ): string {
    const values = { ...prompt.facts, seats: prompt.seats };
    return this.attribute(messageOf("decision", prompt.decision), "waiting", values, names);
  }

  /** What a newcomer is told about such a question; empty when there is nothing to tell. */
  guide(prompt: { decision: string; facts: Values }, names: readonly string[]): string {
    return this.attribute(messageOf("decision", prompt.decision), "guide", prompt.facts, names);
  }

  private marked(
    message: string,
    attribute: string,
    values: Values,
    names: readonly string[],
  ): string | undefined {
    const found: Message | undefined = this.bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return undefined;
    const flat = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, flattened(value)]),
    );
    const outer = this.names;
    this.names = names;
    try {
      return this.bundle.formatPattern(pattern, flat, []);
    } finally {
      this.names = outer;
    }
  }

  private listedNames(ids: FluentValue | undefined, grammar: string, join: string): string {
    return this.listed(
      words(ids).map((id) => this.nameOf(id, grammar)),
      join,
    );
  }

  private listedSeats(ids: FluentValue | undefined, grammar: string, join: string): string {
    return this.listed(
      words(ids).map((id) => this.seatOf(id, grammar)),
      join,
    );
  }

  /** Every seat with the thing that is its own; without a list of seats, all in their order. */
  private each(lists: readonly FluentValue[], skip: string): string {
    const things = words(lists.at(-1));
    const seats = lists.length > 1 ? words(lists[0]) : things.map((_, seat) => String(seat));
    return seats
      .map((seat, at) => [seat, things[at] ?? ""] as const)
      .filter(([, thing]) => !skip || thing !== skip)
      .map(([seat, thing]) => `${this.seatOf(seat, "")} ${this.nameOf(thing, "")}`)
      .join(", ");
  }

  /** So many of each thing in a list; what there is none of is left out. */
  private counted(counts: number[], of: string[]): string {
    const said = of.flatMap((id, at) =>
      counts[at] ? [this.marked(messageOf("counted", id), "", { count: counts[at] }, this.names) ?? id] : [],
    );
    return this.listed(said.length ? said : [this.nameOf(NOTHING, "")], "");
  }

  private seatOf(seat: string, grammar: string): string {
    const name = this.names[Number(seat)];
    if (name === undefined) return seat;
    return `${BEGIN}seat:${seat}${MIDDLE}${plain(this.nameOf(name, grammar))}${END}`;
  }

  private nameOf(id: string, grammar: string): string {
    const found = this.bundle.getMessage(messageOf("name", id));
    const pattern = found?.attributes[grammar] ?? found?.value;
    if (!pattern) return this.noted(id, grammar);
    return `${BEGIN}thing:${id}${MIDDLE}${this.bundle.formatPattern(pattern, {}, [])}${END}`;
  }

  /** A seat, or a thing told from others by its number and its place; else the id itself. */
  private noted(id: string, grammar: string): string {
    const seat = SEAT.exec(id)?.[1];
    if (seat) return this.seatOf(seat, grammar);
    const [, thing = id, number, place] = NOTED.exec(id) ?? [];
    if (thing === id) return id;
    let name = this.nameOf(thing, grammar);
    if (number) name = this.marked("one-of-several", "", { name, number }, this.names) ?? name;
    if (place) name = this.marked("thing-at", "", { name, place: this.nameOf(place, "") }, this.names) ?? name;
    return name;
  }

  private listed(names: string[], join: string): string {
    if (join || names.length === 1) return names.join(join);
    const [first, last] = [names.slice(0, -1).join(", "), names.at(-1)];
    return this.marked("list", "", { first, last }, this.names) ?? names.join(", ");
  }
}

/** `decision` and `place_estates` or `PlaceEstates` make `decision-place-estates`. */
export function messageOf(prefix: string, word: string): string {
  const snake = word.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase();
  return `${prefix}-${snake.replaceAll("_", "-")}`;
}

/** A number with its sign; `plus` may be empty, the minus stays. */
export function signed(number: number, plus = "+"): string {
  return number < 0 ? `−${-number}` : `${plus}${number}`;
}

function words(value: FluentValue | undefined): string[] {
  return String(value?.valueOf() ?? "").split(",");
}

function numbers(value: FluentValue | undefined): number[] {
  return words(value).map(Number);
}

function flattened(value: unknown): FluentVariable {
  if (Array.isArray(value)) return value.join(",") || NOTHING;
  if (value === null || value === undefined || value === "") return NOTHING;
  return typeof value === "number" ? value : String(value);
}

function plain(marked: string): string {
  return marked.replace(WRAPPED, "$2");
}

function parts(marked: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of marked.matchAll(WRAPPED)) {
    if (match.index > end) found.push({ text: marked.slice(end, match.index) });
    const [kind, id = ""] = (match[1] ?? "").split(":");
    found.push({ text: match[2] ?? "", ...(kind === "seat" ? { seat: Number(id) } : { thing: id }) });
    end = match.index + match[0].length;
  }
  if (end < marked.length) found.push({ text: marked.slice(end) });
  return found;
}
