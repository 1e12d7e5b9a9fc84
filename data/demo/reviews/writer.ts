import type { Random } from "../random.ts";
import { choose, fill, type Slots, uses } from "../template.ts";
import { MATTERS, type Matter } from "../words/review-praise.ts";
import type { Page } from "./page.ts";

export interface Writer {
  /** Adds a fitting unused sentence. Returns its template, or null if there is none. */
  add(stock: readonly string[]): string | null;
  /** Adds a sentence about a subject that is not mentioned yet. */
  addMatter(stock: Partial<Record<Matter, readonly string[]>>, among?: readonly Matter[]): Matter | undefined;
  /** The title that belongs to the last added sentence, if any. */
  headline(): string | undefined;
  text(): string;
}

/** Slots that occur once in a review: the job and its waste, the price, the skip. */
const NAMED_ONCE = [["job", "doing", "waste"], ["price"], ["askip"]];

/** Writes a review sentence by sentence, without sentences that are already on the page. */
export function createWriter(slots: Slots, page: Page, random: Random): Writer {
  const sentences: string[] = [];
  const matters = new Set<Matter>();
  const usual = slots["if:waitload"] === undefined ? MATTERS : WHILE_WAITING;
  let known = slots;
  let headline: string | undefined;

  const add = (stock: readonly string[]) => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const template = choose(stock, known, random, page.isFresh);
      if (!template) return null;
      const [title, text = ""] = withHeadline(template);
      const sentence = fill(text, known, random);
      if (!page.take(template, sentence)) continue;
      headline = title && fill(title, known, random);
      sentences.push(sentence);
      known = forget(known, template);
      return template;
    }
    return null;
  };

  return {
    add,
    addMatter: (stock, among = usual) => {
      const matter = shuffled(among, random).find(
        (each) => !matters.has(each) && stock[each] && add(stock[each]),
      );
      if (matter) matters.add(matter);
      return matter;
    },
    headline: () => headline,
    text: () => sentences.join(" "),
  };
}

/** Subjects in a random order by weight. */
const shuffled = (among: readonly Matter[], random: Random) =>
  among
    .map((matter) => ({ matter, turn: random.next() ** (1 / WEIGHTS[matter]) }))
    .sort((a, b) => b.turn - a.turn)
    .map(({ matter }) => matter);

/** Splits off the title. A condition before it applies to title and sentence. */
const withHeadline = (template: string) =>
  template.includes(" :: ") ? template.split(" :: ") : [undefined, template];

const forget = (slots: Slots, template: string): Slots => {
  const named = NAMED_ONCE.filter((group) => group.some((slot) => uses(template, slot))).flat();
  return named.length === 0
    ? slots
    : { ...slots, ...Object.fromEntries(named.map((slot) => [slot, undefined])) };
};

/** Weights of the subjects. */
const WEIGHTS: Readonly<Record<Matter, number>> = {
  delivery: 17,
  collection: 15,
  driver: 15,
  booking: 14,
  price: 14,
  placing: 9,
  trust: 9,
  skip: 8,
  permit: 9,
  recycling: 3,
};

/** The subjects for a "wait and load" hire, whose skip is neither placed nor collected. */
const WHILE_WAITING: readonly Matter[] = ["booking", "driver", "price", "recycling", "trust"];
