/** Whom we owe what the page is made of. */

export interface Icon {
  name: string;
  author: string;
}

export interface Library {
  name: string;
  version: string;
  licence: string;
  author: string;
  address: string;
}

export interface Owner {
  /** As the box has it. */
  title: string;
  authors: string;
  publisher: string;
  year: number;
}

/** The games that can be played here, or will be, and to whom they belong. */
export const OWNERS: readonly Owner[] = [
  {
    title: "Boże Igrzysko: Magnaci",
    authors: "Jaro Andruszkiewicz, Waldek Gumienny",
    publisher: "Phalanx",
    year: 2014,
  },
  {
    title: "The Princes of Florence · Książęta Florencji",
    authors: "Wolfgang Kramer, Jens Christopher Ulrich, Richard Ulrich",
    publisher: "Quined, Lacerta",
    year: 2007,
  },
  { title: "Signorie", authors: "Andrea Chiarvesio, Pierluca Zizzi", publisher: "What’s Your Game?", year: 2015 },
  {
    title: "Sigismundus Augustus. Dei gratia rex Poloniae",
    authors: "Adam Kwapiński, Michał Sieńko",
    publisher: "Fundacja Niepodległości",
    year: 2012,
  },
  { title: "Veto! Szlachecka Gra Karciana", authors: "", publisher: "Imperium", year: 2007 },
];
