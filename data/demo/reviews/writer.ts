import type { Random } from "../random.ts";
import { choose, fill, type Slots, uses } from "../template.ts";
import { MATTERS, type Matter } from "../words/review-praise.ts";
import type { Page } from "./page.ts";

export interface Writer {
  /** Adds a sentence of this stock if there is one left that fits; the template used, or null. */
  add(stock: readonly string[]): string | null;
  /** Adds a sentence about a matter not yet spoken of. */
  addMatter(stock: Partial<Record<Matter, readonly string[]>>, among?: readonly Matter[]): Matter | undefined;
  /** The headline of the last sentence added, for stock that has headlines. */
  headline(): string | undefined;
  text(): string;
}

/** The job, its waste and the price are named once in a review. */
const NAMED_ONCE = [["job", "doing", "waste"], ["price"], ["askip"]];

/** Writes one review sentence by sentence, never one that its page has already. */
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
      const matter = inTalk(among, random).find(
        (each) => !matters.has(each) && stock[each] && add(stock[each]),
      );
      if (matter) matters.add(matter);
      return matter;
    },
    headline: () => headline,
    text: () => sentences.join(" "),
  };
}

/** The matters in the order they happen to come up. */
const inTalk = (among: readonly Matter[], random: Random) =>
  among
    .map((matter) => ({ matter, turn: random.next() ** (1 / WEIGHTS[matter]) }))
    .sort((a, b) => b.turn - a.turn)
    .map(({ matter }) => matter);

/** A guard stands before the headline and counts for both. */
const withHeadline = (template: string) =>
  template.includes(" :: ") ? template.split(" :: ") : [undefined, template];

const forget = (slots: Slots, template: string): Slots => {
  const named = NAMED_ONCE.filter((group) => group.some((slot) => uses(template, slot))).flat();
  return named.length === 0
    ? slots
    : { ...slots, ...Object.fromEntries(named.map((slot) => [slot, undefined])) };
};

/** How often people speak of each matter. */
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

/** A skip that the driver waits for is not left anywhere and not collected. */
const WHILE_WAITING: readonly Matter[] = ["booking", "driver", "price", "recycling", "trust"];
